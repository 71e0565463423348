import { useEffect, useState } from 'react';
import type { User } from '#contract/user.ts';
import { onProofNeeded } from '#web/data/api/proof.ts';
import { useIsSessionExpired } from '#web/data/session/current-session.ts';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { useOverlayOpen } from '#web/shell/overlays.ts';

const SignInAgainDialog = lazyPart(async () => (await import('./SignInAgainDialog.tsx')).SignInAgainDialog);
const ConsentDialog = lazyPart(async () => (await import('./ConsentDialog.tsx')).ConsentDialog);

const ProofDialog = lazyPart(
  async () => (await import('#web/screens/account-page/ProofDialog.tsx')).ProofDialog,
  {
    cancel: ({ onClose }) => onClose(false),
  },
);

/** What a user has to do before anything else, one dialog after the other, on every page. */
export function RequiredDialogs({ user }: { user: User }) {
  const due = firstDue(user, useIsSessionExpired());
  const closeProof = useProofNeeded();
  useOverlayOpen(due !== null || closeProof !== null);
  return (
    <>
      {due === 'signIn' && <SignInAgainDialog user={user} />}
      {due === 'consent' && <ConsentDialog user={user} />}
      {due === null && closeProof && <ProofDialog onClose={closeProof} />}
    </>
  );
}

type CloseProof = (isProven: boolean) => void;

/** While a call waits for the user to show who they are: what ends the waiting. */
function useProofNeeded(): CloseProof | null {
  const [close, setClose] = useState<CloseProof | null>(null);
  useEffect(
    () =>
      onProofNeeded(
        () =>
          new Promise((resolve) => {
            setClose(() => (isProven: boolean) => {
              setClose(null);
              resolve(isProven);
            });
          }),
      ),
    [],
  );
  return close;
}

function firstDue(user: User, isSessionExpired: boolean): 'signIn' | 'consent' | null {
  if (isSessionExpired) return 'signIn';
  // A separate page asks for the new password, and the server accepts nothing else before.
  if (user.newPasswordRequired) return null;
  return user.consentRequired ? 'consent' : null;
}
