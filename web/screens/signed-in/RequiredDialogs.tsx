import type { User } from '#contract/user.ts';
import { useIsSessionExpired } from '#web/data/session/current-session.ts';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { useOverlayOpen } from '#web/shell/overlays.ts';

const SignInAgainDialog = lazyPart(async () => (await import('./SignInAgainDialog.tsx')).SignInAgainDialog);
const ConsentDialog = lazyPart(async () => (await import('./ConsentDialog.tsx')).ConsentDialog);

/** What a user has to do before anything else, one dialog after the other, on every page. */
export function RequiredDialogs({ user }: { user: User }) {
  const due = firstDue(user, useIsSessionExpired());
  useOverlayOpen(due !== null);
  return (
    <>
      {due === 'signIn' && <SignInAgainDialog user={user} />}
      {due === 'consent' && <ConsentDialog user={user} />}
    </>
  );
}

function firstDue(user: User, isSessionExpired: boolean): 'signIn' | 'consent' | null {
  if (isSessionExpired) return 'signIn';
  // A separate page asks for the new password, and the server accepts nothing else before.
  if (user.newPasswordRequired) return null;
  return user.consentRequired ? 'consent' : null;
}
