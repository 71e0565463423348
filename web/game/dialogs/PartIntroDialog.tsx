import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Coaching } from './Coaching.tsx';
import type { PlayDialogsProps } from './dialog-props.ts';

/** The opening of a part. */
export function PartIntroDialog(props: PlayDialogsProps) {
  const { game, state, controller } = props;
  const dialog = state.dialog;
  if (dialog?.kind !== 'partIntro') return null;
  const part = game.parts.find((candidate) => candidate.part === dialog.part);
  const skip = () => controller.dispatch({ type: 'coachingEnded' });
  return (
    <Dialog
      isOpen
      onClose={skip}
      size="lesson"
      title={
        <Trans>
          Part {dialog.part}: {part?.title}
        </Trans>
      }
      actions={
        <Button variant="primary" onClick={skip}>
          <Trans>Skip to the exercise</Trans>
        </Button>
      }
    >
      <Coaching {...props} large />
    </Dialog>
  );
}
