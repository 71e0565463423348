import { lazy, Suspense } from 'react';
import type { User } from '#contract/user.ts';
import { useLiesOverPage } from '#web/shell/lies-over-page.ts';
import { useIsSessionOver } from '../session.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./SignInAgainDialog.tsx')).SignInAgainDialog,
}));
const NewPasswordDialog = lazy(async () => ({
  default: (await import('./NewPasswordDialog.tsx')).NewPasswordDialog,
}));
const ConsentDialog = lazy(async () => ({ default: (await import('./ConsentDialog.tsx')).ConsentDialog }));

/** What a person has to do before anything else, over whatever page it is: one thing after the other. */
export function BeforeGoingOn({ user }: { user: User }) {
  const due = firstDue(user, useIsSessionOver());
  useLiesOverPage(due !== null);
  return (
    <Suspense>
      {due === 'signIn' && <SignInAgainDialog user={user} />}
      {due === 'newPassword' && <NewPasswordDialog user={user} />}
      {due === 'consent' && <ConsentDialog user={user} />}
    </Suspense>
  );
}

function firstDue(user: User, isSessionOver: boolean): 'signIn' | 'newPassword' | 'consent' | null {
  if (isSessionOver) return 'signIn';
  if (user.newPasswordRequired) return 'newPassword';
  return user.consentRequired ? 'consent' : null;
}
