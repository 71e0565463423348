import { endReminder } from './play-clip.ts';
import { whyDidYouChoose } from './play-grade.ts';
import { canAnswer, currentExercise } from './play-rules.ts';
import { change, noChange, type Transition } from './play-transition.ts';
import type { PlayState } from './play-types.ts';

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
  const { choice, dialog, looked } = state;
  if (choice === null || dialog?.kind !== 'sureness') return noChange(state);
  const outcome = choice === currentExercise(state).answer ? 'correct' : 'incorrect';
  const isRight = outcome === 'correct';
  return change(
    { ...state, dialog: { kind: 'reviewed', outcome } },
    { type: 'sound', name: isRight ? 'right' : 'again' },
    {
      type: 'saveReview',
      review: {
        outcome,
        selectedOptionId: choice,
        sure,
        assisted: looked.wasShown,
        lookFirst: looked.result,
        at,
      },
    },
    { type: 'playCoaching', name: isRight ? 'right-you-got-it' : whyDidYouChoose(state, choice) },
  );
}
