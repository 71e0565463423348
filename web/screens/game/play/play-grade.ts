import { endReminder } from './play-clip.ts';
import { afterCurrent, canAnswer, canSeeWhy, currentExercise } from './play-rules.ts';
import { change, noChange, type Transition } from './play-transition.ts';
import type { CoachingName, Dialog, GradedAttempt, PlayState } from './play-types.ts';

/** The tap is left out while somebody speaks or is about to. */
export function choose(state: PlayState, optionId: number): Transition {
  const chosen = { ...state, choice: optionId };
  const isSilent = ['paused', 'ended', 'blocked', 'failed', 'left'].includes(state.playback);
  return isSilent ? change(chosen, { type: 'sound', name: 'tap' }) : change(chosen);
}

/** Okay: saves at once; the dialog and the coaching clip depend on the mistakes so far. */
export function grade(state: PlayState, attemptId: string, at: string): Transition {
  const { choice } = state;
  if (choice === null || !canAnswer(state)) return noChange(state);
  const outcome = choice === currentExercise(state).answer ? 'correct' : 'incorrect';
  const assisted = outcome === 'correct' && state.wrong.length >= 2;
  const attempt: GradedAttempt = { attemptId, at, outcome, selectedOptionId: choice, assisted };
  const { dialog, coaching } = feedback(state, choice, outcome, assisted);
  const next: PlayState = {
    ...endReminder(state),
    playback: 'paused',
    repeats: 0,
    resumesAt: afterCurrent(state),
    dialog,
    solved: state.solved || outcome === 'correct',
    wrong: outcome === 'incorrect' ? [...state.wrong, choice] : state.wrong,
    choice: outcome === 'incorrect' ? null : choice,
  };
  return change(
    next,
    { type: 'sound', name: outcome === 'correct' ? 'right' : 'again' },
    {
      type: 'save',
      exerciseId: state.current,
      attempts: [attempt],
      skip: false,
      repeats: state.repeats,
      ...(state.looked.result !== 'notAsked' && { lookFirst: state.looked.result }),
    },
    { type: 'playCoaching', name: coaching },
  );
}

/** Opens the reason once more, without a coaching clip and without saving anything. */
export function seeWhy(state: PlayState): Transition {
  const { solved, wrong } = state;
  const chosen = wrong.at(-1);
  if (!canSeeWhy(state)) return noChange(state);
  const dialog: Dialog =
    solved || chosen === undefined
      ? { kind: 'correct', firstTry: wrong.length === 0, assisted: wrong.length >= 2 }
      : { kind: 'secondIncorrect', chosen };
  return change({ ...endReminder(state), playback: 'paused', dialog }, { type: 'pause' });
}

type GradeFeedback = { dialog: Dialog; coaching: CoachingName };

function feedback(state: PlayState, choice: number, outcome: string, assisted: boolean): GradeFeedback {
  if (outcome === 'correct') {
    const firstTry = state.wrong.length === 0;
    const coaching = firstTry ? 'right-you-got-it' : 'great-you-made-the-right-choice';
    return { dialog: { kind: 'correct', firstTry, assisted }, coaching };
  }
  if (state.wrong.length === 0) {
    return {
      dialog: { kind: 'incorrect', chosen: choice },
      coaching: 'sorry-that-is-not-the-right-answer-please-try-again',
    };
  }
  return { dialog: { kind: 'secondIncorrect', chosen: choice }, coaching: whyDidYouChoose(state, choice) };
}

/** What the Presenter says to a wrong answer before the reason. */
export function whyDidYouChoose(state: PlayState, choice: number): CoachingName {
  return `why-did-you-choose-${currentExercise(state).characters[choice] ?? ''}-here`;
}
