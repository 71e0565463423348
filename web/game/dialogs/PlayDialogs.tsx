import { Plural, Trans } from '@lingui/react/macro';
import type { Game, GameExercise } from '#contract/game.ts';
import { newId } from '#web/browser/new-id.ts';
import { SpokenClip } from '#web/shell/clips/SpokenClip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { AlertDialog, Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Explanation } from '../Explanation.tsx';
import { Portrait } from '../exercise/Portrait.tsx';
import { avatarOf, optionOf } from '../play/game-clips.ts';
import type { PlayController } from '../play/play-controller.ts';
import { isLast } from '../play/play-rules.ts';
import type { CoachingName, PlayEvent, PlayState } from '../play/play-types.ts';
import { Celebration } from './Celebration.tsx';
import styles from './PlayDialogs.module.css';

type PlayDialogsProps = {
  game: Game;
  exercise: GameExercise;
  state: PlayState;
  coaching: CoachingName | null;
  controller: PlayController;
  /** Exercises of the whole game that have no answer yet. */
  open: readonly number[];
};

const stamp = () => ({ attemptId: newId(), at: new Date().toISOString() });

/** Dialogs after an answer, one at a time, each with its clip, its text and the next actions. */
export function PlayDialogs(props: PlayDialogsProps) {
  switch (props.state.dialog?.kind) {
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'incorrect':
      return <IncorrectDialog {...props} />;
    case 'secondIncorrect':
      return <SecondIncorrectDialog {...props} />;
    case 'partIntro':
      return <PartIntroDialog {...props} />;
    case 'final':
      return <FinalDialog {...props} />;
    case 'congratulations':
      return <CongratulationsDialog {...props} />;
    default:
      return null;
  }
}

function Coaching({ game, coaching, controller, large = false }: PlayDialogsProps & { large?: boolean }) {
  const clip = coaching && game.coaching[coaching];
  if (!clip) return null;
  const ended = () => controller.dispatch({ type: 'coachingEnded' });
  return (
    <div className={large ? styles.film : undefined}>
      <SpokenClip key={coaching} clip={clip} onEnded={ended} large={large} />
    </div>
  );
}

function CorrectDialog(props: PlayDialogsProps) {
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

function IncorrectDialog(props: PlayDialogsProps) {
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

function SecondIncorrectDialog(props: PlayDialogsProps) {
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

function PartIntroDialog(props: PlayDialogsProps) {
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

function FinalDialog(props: PlayDialogsProps) {
  const skip = () => props.controller.dispatch({ type: 'coachingEnded' });
  return (
    <Dialog
      isOpen
      onClose={skip}
      size="lesson"
      behind={<Celebration />}
      title={<Trans>You have reached the end</Trans>}
      actions={
        <Button variant="primary" onClick={skip}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Coaching {...props} large />
    </Dialog>
  );
}

function CongratulationsDialog({ controller, open }: PlayDialogsProps) {
  const results = () => controller.dispatch({ type: 'showResultsPressed' });
  const [first] = open;
  return (
    <Dialog
      isOpen
      onClose={results}
      behind={<Celebration />}
      title={<Trans>Congrats!!! You have Finished The Game.</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={results}>
            <Trans>Show Results</Trans>
          </Button>
          {first !== undefined && (
            <Button onClick={() => controller.dispatch({ type: 'exerciseSelected', exerciseId: first })}>
              <Trans>Go to the first open exercise</Trans>
            </Button>
          )}
        </>
      }
    >
      {first === undefined ? (
        <p>
          <Trans>You have answered every exercise. Well done!</Trans>
        </p>
      ) : (
        <p>
          <Plural
            value={open.length}
            one="You have reached the last exercise. # exercise is still open."
            other="You have reached the last exercise. # exercises are still open."
          />
        </p>
      )}
    </Dialog>
  );
}
