import { endReminder } from './play-clip.ts';
import { afterCurrent, canAnswer, currentExercise } from './play-rules.ts';
import { type Step, stay, step } from './play-transition.ts';
import type { CoachingName, Dialog, JudgedAttempt, PlayState } from './play-types.ts';

/** Okay: saves at once; the dialog and the coaching clip depend on the mistakes so far. */
export function judge(state: PlayState, attemptId: string, at: string): Step {
  const { choice } = state;
  if (choice === null || !canAnswer(state)) return stay(state);
  const outcome = choice === currentExercise(state).answer ? 'correct' : 'incorrect';
  const assisted = outcome === 'correct' && state.wrong.length >= 2;
  const attempt: JudgedAttempt = { attemptId, at, outcome, selectedOptionId: choice, assisted };
  const { dialog, coaching } = verdict(state, choice, outcome, assisted);
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
  return step(
    next,
    { type: 'save', exerciseId: state.current, attempts: [attempt], skip: false, repeats: state.repeats },
    { type: 'playCoaching', name: coaching },
  );
}

type Verdict = { dialog: Dialog; coaching: CoachingName };

function verdict(state: PlayState, choice: number, outcome: string, assisted: boolean): Verdict {
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

function whyDidYouChoose(state: PlayState, choice: number): CoachingName {
  const name = currentExercise(state).characters[choice] ?? '';
  return `why-did-you-choose-${name.toLowerCase()}-here`;
}
