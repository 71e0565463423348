import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSending } from '#web/forms/use-sending.ts';
import { useOverlayOpen } from '#web/shell/overlays.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';

type ReplacedDialogProps = {
  onContinue: () => void;
  onKeep: () => Promise<void>;
};

/** Shown when the player has started another game elsewhere: nothing is saved until they choose which one to play. */
export function ReplacedDialog({ onContinue, onKeep }: ReplacedDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const keeping = useSending(
    onKeep,
    () => {},
    (failure) => setProblem((failure as Error).message),
  );
  useOverlayOpen(true);
  const keep = () => {
    setProblem(null);
    void keeping.start(undefined);
  };
  return (
    <AlertDialog
      isOpen
      onClose={onContinue}
      title={<Trans>You started a newer game</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={onContinue}>
            <Trans>Continue with the newer game</Trans>
          </Button>
          <Button busy={keeping.isSending} onClick={keep}>
            <Trans>Keep playing this game</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <Trans>
            A new game was started on another device or in another window. Which game do you want to play?
          </Trans>
        </p>
        <p>
          <Trans>
            No answer is lost. The game you leave is kept for 30 days. You can bring it back in My account.
          </Trans>
        </p>
        {keeping.isSending && <Waiting besideButton onRetry={keeping.retry} />}
        {problem !== null && (
          <Notice kind="bad" announce>
            {problem}
          </Notice>
        )}
      </Stack>
    </AlertDialog>
  );
}
