import { Trans } from '@lingui/react/macro';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import type { SocialSignInState } from './use-social-sign-in.ts';

const PasswordOnceDialog = lazyPart(
  async () => (await import('./PasswordOnceDialog.tsx')).PasswordOnceDialog,
  { cancel: ({ onClose }) => onClose() },
);

/** The result of a log in with Google or Facebook: "Logging in...", an error, or the dialog for the password. */
export function SocialOutcome({ entry }: { entry: SocialSignInState }) {
  const { state, secondStepDialog, sendPassword, cancel } = entry;
  if (state.step === 'idle') return secondStepDialog;
  if (state.step === 'failed') {
    return (
      <Notice kind="bad" announce>
        {state.message}
      </Notice>
    );
  }
  if (state.step === 'password') {
    return (
      <PasswordOnceDialog
        message={state.message}
        email={state.person.email}
        send={sendPassword}
        onClose={cancel}
      />
    );
  }
  return (
    <>
      {state.message && <Notice kind="info">{state.message}</Notice>}
      <Waiting>
        <Trans>Logging in...</Trans>
      </Waiting>
    </>
  );
}
