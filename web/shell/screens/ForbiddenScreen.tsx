import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import type { ScreenHandle } from '../screen.ts';
import { Message } from './Message.tsx';

export const handle: ScreenHandle = {
  title: msg`Sorry This Page is Forbidden`,
  questions: [
    {
      question: msg`Why may I not open this page?`,
      answer: msg`It belongs to another kind of account, or you are not logged in. Log in on the home page and try again.`,
    },
  ],
};

export function Component() {
  return (
    <Message title={<Trans>Sorry This Page is Forbidden</Trans>}>
      <p>
        <Trans>Your account may not open this page.</Trans>
      </p>
      <LinkButton variant="primary" to={paths.home}>
        <Trans>Go to the home page</Trans>
      </LinkButton>
    </Message>
  );
}
