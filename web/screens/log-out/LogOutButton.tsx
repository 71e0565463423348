import { Plural, Trans } from '@lingui/react/macro';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { Button, type ButtonVariant } from '#web/ui/controls/Button.tsx';
import { useLogOut } from './use-log-out.ts';

const UnsavedDialog = lazyPart(async () => (await import('./UnsavedDialog.tsx')).UnsavedDialog, {
  cancel: ({ onStay }) => onStay(),
});

export function LogOutButton({ variant = 'secondary' }: { variant?: ButtonVariant }) {
  const { state, start, stay, logOutAnyway } = useLogOut();
  return (
    <>
      <Button variant={variant} busy={state.step === 'sending'} onClick={start}>
        {state.step === 'sending' ? <Trans>Logging out...</Trans> : <Trans>Log Out</Trans>}
      </Button>
      {state.step === 'unsaved' && (
        <UnsavedDialog
          answers={state.answers}
          onStay={stay}
          leaveLabel={
            <Plural value={state.answers} one="Log out and lose it" other="Log out and lose them" />
          }
          onLeave={logOutAnyway}
        />
      )}
    </>
  );
}
