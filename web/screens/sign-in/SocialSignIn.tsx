import { useLingui } from '@lingui/react/macro';
import type { User } from '#contract/user.ts';
import type { UnregisteredSocialUser } from '#web/data/session/social-user.ts';
import { SocialButtons } from './social/SocialButtons.tsx';
import { SocialOutcome } from './social/SocialOutcome.tsx';
import { useSocialSignIn } from './social/use-social-sign-in.ts';

type SocialSignInProps = {
  mode: 'login' | 'signUp';
  /** "This is a shared computer" is checked. */
  shared?: boolean;
  onUnregistered: (unregistered: UnregisteredSocialUser) => void;
  /** Called instead of opening the dashboard. */
  onSignedIn?: (user: User) => void;
};

/** The buttons of Google and Facebook, and the result of a log in or sign-up with them. */
export function SocialSignIn({ mode, shared = false, onUnregistered, onSignedIn }: SocialSignInProps) {
  const { t } = useLingui();
  const entry = useSocialSignIn({ shared, onUnregistered, onSignedIn });
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
