import { endReminder } from './play-clip.ts';
import { whyDidYouChoose } from './play-grade.ts';
import { canAnswer, currentExercise } from './play-rules.ts';
import { change, noChange, type Transition } from './play-transition.ts';
import type { AnsweredReview, PlayState } from './play-types.ts';

/** Okay in a review: the player is asked how sure they are before anything is graded. */
export function askSureness(state: PlayState): Transition {
  if (!canAnswer(state)) return noChange(state);
  return change(
    { ...endReminder(state), playback: 'paused', dialog: { kind: 'sureness' } },
    { type: 'pause' },
  );
}

/** A review has one try: it is saved, and the reason is shown at once, right or wrong. */
export function review(state: PlayState, sure: boolean | null, at: string): Transition {
  const { choice, dialog } = state;
  if (choice === null || dialog?.kind !== 'sureness') return noChange(state);
  const answered = answeredReview(state, choice, sure, at);
  const { outcome } = answered;
  const isRight = outcome === 'correct';
  return change(
    { ...state, dialog: { kind: 'reviewed', outcome } },
    { type: 'sound', name: isRight ? 'right' : 'again' },
    { type: 'saveReview', review: answered },
    { type: 'playCoaching', name: isRight ? 'right-you-got-it' : whyDidYouChoose(state, choice) },
  );
}

/** Okay in a test: the answer is saved, and the player goes on without hearing whether it was right. */
export function answerTest(state: PlayState, at: string): Transition {
  const { choice, playback } = state;
  if (choice === null || playback === 'left' || !canAnswer(state)) return noChange(state);
  return change(
    { ...endReminder(state), playback: 'left' },
    { type: 'pause' },
    { type: 'saveReview', review: answeredReview(state, choice, null, at) },
  );
}

function answeredReview(
  state: PlayState,
  selectedOptionId: number,
  sure: boolean | null,
  at: string,
): AnsweredReview {
  const { looked } = state;
  const outcome = selectedOptionId === currentExercise(state).answer ? 'correct' : 'incorrect';
  return { outcome, selectedOptionId, sure, assisted: looked.wasShown, lookFirst: looked.result, at };
}
