import type { Playthrough } from '../answers.ts';
import type { Review } from '../reviews.ts';
import { addSaves, emptyPlaythrough, receiveSave } from '../rules/playthrough.ts';

/** A day of the tests, counted from 1, at noon in Greenwich. */
export const noonOf = (day: number) => new Date(Date.UTC(2026, 5, day, 12)).toISOString();

/** The whole day, in Greenwich. */
export const dayOf = (day: number) => ({
  start: new Date(Date.UTC(2026, 5, day)).toISOString(),
  end: new Date(Date.UTC(2026, 5, day + 1)).toISOString(),
});

let made = 0;

/** A review: right and sure, on day 10, of exercise 1, if nothing else is given. */
export function review(over: Partial<Review> = {}): Review {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    exerciseId: 1,
    selectedOptionId: 2,
    outcome: 'correct',
    sure: true,
    assisted: false,
    lookFirst: 'notAsked',
    order: 'swapped',
    reviewedAt: noonOf(10),
    contentVersion: '000000000000',
    ...over,
  };
}

/**
 * A game in which these exercises were answered, one save each: `✓` right, `x` wrong, `a` right with help, `s` skipped,
 * `-` left without an answer. `gameOf('1:✓ 2:x✓')`, all on day 1 if no other day is given.
 */
export function gameOf(history: string, day = 1): Playthrough {
  const saves = history.split(' ').map((visit) => {
    const [id, marks = ''] = visit.split(':');
    const main = [...marks.replace('-', '')].map((mark, index) => ({
      attempt_outcome: '✓a'.includes(mark) ? ('correct' as const) : ('incorrect' as const),
      attempted_at: noonOf(day),
      attempt_id: `${id} ${day} ${index}`,
      ...(mark !== 's' && { selected_option_id: 2 }),
      ...(mark === 'a' && { assisted: true }),
    }));
    const skip = marks.endsWith('s');
    const exercise = { exercise_id: Number(id), time: 20, repeats: 0, skip, main };
    return receiveSave(exercise, noonOf(day), null);
  });
  return addSaves(emptyPlaythrough('game', 50), saves);
}
