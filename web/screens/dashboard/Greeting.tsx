import { Trans } from '@lingui/react/macro';
import type { User } from '#contract/user.ts';
import { dayTimeAt, greetedName } from './greeting.ts';

/** One line under the headline: the time of day, and the person's first name. */
export function Greeting({ user, now = new Date() }: { user: User | null; now?: Date }) {
  const name = greetedName(user);
  switch (dayTimeAt(now.getHours())) {
    case 'morning':
      return name ? (
        <Trans>
          Good morning, <span translate="no">{name}</span>.
        </Trans>
      ) : (
        <Trans>Good morning.</Trans>
      );
    case 'afternoon':
      return name ? (
        <Trans>
          Good afternoon, <span translate="no">{name}</span>.
        </Trans>
      ) : (
        <Trans>Good afternoon.</Trans>
      );
    case 'evening':
      return name ? (
        <Trans>
          Good evening, <span translate="no">{name}</span>.
        </Trans>
      ) : (
        <Trans>Good evening.</Trans>
      );
  }
}
