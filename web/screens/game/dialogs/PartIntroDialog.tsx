import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import { Coaching } from './Coaching.tsx';

/** The opening of a part. */
export function PartIntroDialog(props: PlayDialogsProps) {
  const { dialog } = props.state;
  if (dialog?.kind !== 'partIntro') return null;
  const part = props.game.parts.find((candidate) => candidate.part === dialog.part);
  return (
    <BeforeExercise
      {...props}
      title={
        <Trans>
          Part {dialog.part}: {part?.title}
        </Trans>
      }
    />
  );
}

/** The greeting after a day away. */
export function WelcomeBackDialog(props: PlayDialogsProps) {
  return <BeforeExercise {...props} title={<Trans>Welcome back!</Trans>} />;
}

function BeforeExercise({ title, ...props }: PlayDialogsProps & { title: ReactNode }) {
  const skip = () => props.controller.dispatch({ type: 'coachingEnded' });
  return (
    <Dialog
      isOpen
      onClose={skip}
      size="lesson"
      title={title}
      actions={
        <Button variant="primary" onClick={skip}>
          <Trans>Skip to the exercise</Trans>
        </Button>
      }
    >
      <Coaching {...props} />
    </Dialog>
  );
}
