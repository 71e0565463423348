import { Trans } from '@lingui/react/macro';
import { newId } from '#web/browser/new-id.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { AlertDialog, Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Explanation } from '../Explanation.tsx';
import { Portrait } from '../exercise/Portrait.tsx';
import { avatarOf, optionOf } from '../play/game-clips.ts';
import { isLast } from '../play/play-rules.ts';
import type { PlayEvent } from '../play/play-types.ts';
import { Coaching } from './Coaching.tsx';
import type { PlayDialogsProps } from './dialog-props.ts';
import styles from './PlayDialogs.module.css';

const stamp = () => ({ attemptId: newId(), at: new Date().toISOString() });

/** After a right answer. */
export function CorrectDialog(props: PlayDialogsProps) {
  const { exercise, state, controller } = props;
  const press = (event: PlayEvent) => () => controller.dispatch(event);
  return (
    <Dialog
      isOpen
      onClose={press({ type: 'pauseAfterCorrectPressed' })}
      size="lesson"
      title={<Trans>Right, you got it!</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={press({ type: 'continuePressed' })}>
            {isLast(state) ? <Trans>Finish</Trans> : <Trans>Continue</Trans>}
          </Button>
          <Button onClick={press({ type: 'pauseAfterCorrectPressed' })}>
            <Trans>Pause the game</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.lesson}>
        <Coaching {...props} />
        <Explanation exercise={exercise} />
      </div>
    </Dialog>
  );
}

/** After the first wrong answer. */
export function IncorrectDialog(props: PlayDialogsProps) {
  const { state, controller } = props;
  const tryAgain = () => controller.dispatch({ type: 'tryAgainPressed' });
  return (
    <AlertDialog
      isOpen
      onClose={tryAgain}
      title={<Trans>Sorry, that is not the right answer</Trans>}
      actions={
        <>
          <Button variant="primary" icon="retry" onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
          {isLast(state) ? (
            <Button onClick={() => controller.dispatch({ type: 'nextPressed' })}>
              <Trans>Finish</Trans>
            </Button>
          ) : (
            <Button onClick={() => controller.dispatch({ type: 'skipPressed', ...stamp() })}>
              <Trans>Skip</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className={styles.text}>
        <Coaching {...props} />
        <p>
          <Trans>Please watch the film once more and choose again. There is no hurry.</Trans>
        </p>
      </div>
    </AlertDialog>
  );
}

/** After the second wrong answer: the answer, and why. */
export function SecondIncorrectDialog(props: PlayDialogsProps) {
  const { game, exercise, state, controller } = props;
  const right = optionOf(exercise, exercise.main.answer);
  const watchAgain = () => controller.dispatch({ type: 'watchAgainPressed' });
  return (
    <Dialog
      isOpen
      onClose={watchAgain}
      size="lesson"
      title={<Trans>Let's look at it together</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={() => controller.dispatch({ type: 'nextPressed' })}>
            {isLast(state) ? <Trans>Finish</Trans> : <Trans>Next exercise</Trans>}
          </Button>
          <Button icon="retry" onClick={watchAgain}>
            <Trans>Watch again</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.lesson}>
        <div className={styles.right}>
          <p>
            <Trans>
              <strong>{right.character}</strong> is correct. Tap {right.character} to agree, or continue.
            </Trans>
          </p>
          <button
            type="button"
            className={styles.person}
            onClick={() => controller.dispatch({ type: 'rightPersonPressed', ...stamp() })}
          >
            <Portrait name={right.character} picture={avatarOf(game, right.character)} />
            {right.character}
          </button>
          <Coaching {...props} />
        </div>
        <Explanation exercise={exercise} />
      </div>
    </Dialog>
  );
}
