import { Trans } from '@lingui/react/macro';
import type { GameOption } from '#contract/game.ts';
import { newId } from '#web/lib/new-id.ts';
import { PlanQuestion } from '#web/screens/plans/PlanQuestion.tsx';
import { Together } from '#web/screens/together/in-play.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { PictureDialog } from '#web/ui/overlays/PictureDialog.tsx';
import { Advice, AdviceAndSources, Why } from '../Explanation.tsx';
import { isLast } from '../play/play-rules.ts';
import type { PlayEvent } from '../play/play-types.ts';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import { optionOf } from '../player/game-clips.ts';
import { NewWindow } from '../reveal/NewWindow.tsx';
import { Person } from '../reveal/Person.tsx';
import { Scene } from '../reveal/Scene.tsx';
import styles from './AnswerDialogs.module.css';

const stamp = () => ({ attemptId: newId(), at: new Date().toISOString() });

export function AnswerDialog(props: PlayDialogsProps) {
  switch (props.state.dialog?.kind) {
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'incorrect':
      return <IncorrectDialog {...props} />;
    default:
      return <SecondIncorrectDialog {...props} />;
  }
}

/** After a right answer. */
function CorrectDialog(props: PlayDialogsProps) {
  const { game, exercise, state, controller } = props;
  const press = (event: PlayEvent) => () => controller.dispatch(event);
  const right = optionOf(exercise, exercise.main.answer);
  return (
    <PictureDialog
      onClose={press({ type: 'pauseAfterCorrectPressed' })}
      tone="good"
      title={<Trans>Right, you got it!</Trans>}
      line={<HowItWasFound {...props} />}
      sign={<NewWindow {...props} />}
      picture={<Scene {...props} isRevealed />}
      more={<AtHome {...props} />}
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
      <Person game={game} option={right} isRight>
        <p>
          <Trans>
            <strong translate="no">{right.character}</strong> is correct
          </Trans>
        </p>
      </Person>
      <AllInOrder option={right} />
      <Together at="choices" {...props} />
      <Reason exercise={exercise} />
    </PictureDialog>
  );
}

/** A first try is only called one if the exercise was not missed earlier either. */
function HowItWasFound({ state, missed }: PlayDialogsProps) {
  if (state.dialog?.kind !== 'correct') return null;
  const { firstTry, assisted } = state.dialog;
  if (assisted) return <Trans>We looked at it together.</Trans>;
  if (firstTry && !missed.has(state.current)) return <Trans>You spotted it the first time.</Trans>;
  return <Trans>You took another look.</Trans>;
}

/** After the first answer of a game, below the reason: that this was all. The free exercise says so at its end. */
function FirstOfAll({ game, state, open }: PlayDialogsProps) {
  const others = game.exercises.length - 1;
  if (others === 0 || open.filter((id) => id !== state.current).length < others) return null;
  return (
    <p>
      <Trans>That was it. {others} more, whenever you like.</Trans>
    </p>
  );
}

/** After the first wrong answer: where to look, and what speaks against the claim. The answer stays open. */
function IncorrectDialog(props: PlayDialogsProps) {
  const { game, exercise, state, controller } = props;
  if (state.dialog?.kind !== 'incorrect') return null;
  const chosen = optionOf(exercise, state.dialog.chosen);
  const tryAgain = () => controller.dispatch({ type: 'tryAgainPressed' });
  return (
    <PictureDialog
      isAlert
      onClose={tryAgain}
      tone="warm"
      title={<Trans>Sorry, that is not the right answer</Trans>}
      picture={<Scene {...props} isRevealed={false} />}
      actions={
        <>
          <Button variant="primary" icon="retry" onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
          <Button
            onClick={() =>
              controller.dispatch(
                isLast(state) ? { type: 'nextPressed' } : { type: 'skipPressed', ...stamp() },
              )
            }
          >
            {isLast(state) ? <Trans>Finish</Trans> : <Trans>Skip</Trans>}
          </Button>
        </>
      }
    >
      <Together at="choices" {...props} />
      <p className={styles.hint}>{exercise.hint}</p>
      <Person game={game} option={chosen}>
        <p>
          <Trans>
            You chose <strong translate="no">{chosen.character}</strong>
          </Trans>
        </p>
      </Person>
      <p>{exercise.why_not}</p>
      {exercise.advises_early && <Advice exercise={exercise} />}
      <p>
        <Trans>Please watch the film once more and choose again. There is no hurry.</Trans>
      </p>
    </PictureDialog>
  );
}

/** After the second wrong answer: the answer, and why. */
function SecondIncorrectDialog(props: PlayDialogsProps) {
  const { game, exercise, state, controller } = props;
  const right = optionOf(exercise, exercise.main.answer);
  const watchAgain = () => controller.dispatch({ type: 'watchAgainPressed' });
  const goOn = isLast(state) ? <Trans>Finish</Trans> : <Trans>Next exercise</Trans>;
  return (
    <PictureDialog
      onClose={watchAgain}
      tone="warm"
      title={<Trans>Let's look at it together</Trans>}
      sign={<NewWindow {...props} />}
      picture={<Scene {...props} isRevealed />}
      more={<AtHome {...props} />}
      actions={
        <>
          <Button variant="primary" onClick={() => controller.dispatch({ type: 'nextPressed' })}>
            {goOn}
          </Button>
          <Button icon="retry" onClick={watchAgain}>
            <Trans>Watch again</Trans>
          </Button>
        </>
      }
    >
      <Person
        game={game}
        option={right}
        onPress={() => controller.dispatch({ type: 'rightPersonPressed', ...stamp() })}
      >
        <p>
          <Trans>
            <strong translate="no">{right.character}</strong> is correct. Tap{' '}
            <span translate="no">{right.character}</span> to agree, or continue with “{goOn}”.
          </Trans>
        </p>
      </Person>
      <Together at="choices" {...props} />
      <Reason exercise={exercise} />
    </PictureDialog>
  );
}

/** Praise for whoever saw that nothing was wrong. */
export function AllInOrder({ option }: { option: GameOption }) {
  if (option.stance !== 'go') return null;
  return (
    <p>
      <Trans>You looked, and all was in order. To see that is just as right.</Trans>
    </p>
  );
}

/** Why the right person is right. */
export function Reason({ exercise }: Pick<PlayDialogsProps, 'exercise'>) {
  return (
    <div className={styles.why}>
      <Why exercise={exercise} />
    </div>
  );
}

/** What to try at home, what speaks against the belief behind the other claim, and where the fact comes from. */
export function AtHome(props: PlayDialogsProps) {
  return (
    <>
      <FirstOfAll {...props} />
      <Together at="talk" {...props} />
      <PlanQuestion {...props} />
      <p>{props.exercise.why_not}</p>
      <AdviceAndSources {...props} />
    </>
  );
}
