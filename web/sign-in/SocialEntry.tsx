import { useLingui } from '@lingui/react/macro';
import type { User } from '#contract/user.ts';
import type { Newcomer } from '../session/social-user.ts';
import { SocialButtons } from './social/SocialButtons.tsx';
import { SocialOutcome } from './social/SocialOutcome.tsx';
import { useSocialEntry } from './social/use-social-entry.ts';

type SocialEntryProps = {
  mode: 'login' | 'signUp';
  /** "This is a shared computer" is checked. */
  shared?: boolean;
  onNewcomer: (newcomer: Newcomer) => void;
  /** Called instead of opening the dashboard. */
  onEntered?: (user: User) => void;
};

/** The buttons of Google and Facebook, and the result of a log in or sign-up with them. */
export function SocialEntry({ mode, shared = false, onNewcomer, onEntered }: SocialEntryProps) {
  const { t } = useLingui();
  const entry = useSocialEntry({ shared, onNewcomer, onEntered });
  return (
    <>
      <SocialButtons
        mode={mode}
        onPerson={mode === 'login' ? entry.logIn : entry.signUp}
        onUnreachable={(provider) =>
          entry.fail(t`${provider} cannot be reached now. Please use your password.`)
        }
      />
      <SocialOutcome entry={entry} />
    </>
  );
}
