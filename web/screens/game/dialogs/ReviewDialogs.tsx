import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';
import { PictureDialog } from '#web/ui/overlays/PictureDialog.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import { optionOf } from '../player/game-clips.ts';
import { Person } from '../reveal/Person.tsx';
import { Scene } from '../reveal/Scene.tsx';
import { AllInOrder, AtHome, Reason } from './AnswerDialogs.tsx';
import styles from './ReviewDialogs.module.css';

/** After an answer in a review. */
export function ReviewDialog(props: PlayDialogsProps) {
  return props.state.dialog?.kind === 'sureness' ? (
    <SurenessDialog {...props} />
  ) : (
    <ReviewedDialog {...props} />
  );
}

/** After Okay. Esc and Back go on without an answer. */
function SurenessDialog({ exercise, state, controller }: PlayDialogsProps) {
  if (state.choice === null) return null;
  const { character } = optionOf(exercise, state.choice);
  const answer = (sure: boolean | null) => () =>
    controller.dispatch({ type: 'surenessGiven', sure, at: new Date().toISOString() });
  return (
    <AlertDialog
      isOpen
      onClose={answer(null)}
      title={<Trans>How sure are you?</Trans>}
      actions={
        <>
          <Button className={styles.sureness} onClick={answer(true)}>
            <Trans>Sure</Trans>
          </Button>
          <Button className={styles.sureness} onClick={answer(false)}>
            <Trans>Not sure</Trans>
          </Button>
          <Button variant="text" onClick={answer(null)}>
            <Trans>I would rather not say</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You chose <span translate="no">{character}</span>.
        </Trans>
      </p>
    </AlertDialog>
  );
}

/** The reason, after the one try of a review. */
function ReviewedDialog(props: PlayDialogsProps) {
  const { game, exercise, state, controller } = props;
  if (state.dialog?.kind !== 'reviewed') return null;
  const right = optionOf(exercise, exercise.main.answer);
  const isRight = state.dialog.outcome === 'correct';
  const goOn = () => controller.dispatch({ type: 'continuePressed' });
  return (
    <PictureDialog
      onClose={goOn}
      tone={isRight ? 'good' : 'warm'}
      title={isRight ? <Trans>Right, you got it!</Trans> : <Trans>Let's look at it together</Trans>}
      picture={<Scene {...props} isRevealed />}
      more={<AtHome {...props} />}
      actions={
        <Button variant="primary" onClick={goOn}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Person game={game} option={right} isRight={isRight}>
        <p>
          <Trans>
            <strong>{right.character}</strong> is correct
          </Trans>
        </p>
      </Person>
      {isRight && <AllInOrder option={right} />}
      <Reason exercise={exercise} />
      {!isRight && (
        <p>
          <Trans>You will see this one again in a few days.</Trans>
        </p>
      )}
    </PictureDialog>
  );
}
