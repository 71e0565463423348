import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attempt, ExerciseEntry } from '../answers.ts';
import {
  answeredExercises,
  correctAfter,
  isAnswered,
  isCompleted,
  isFirstTry,
  nextOpenExercise,
  scoreOf,
  statusOf,
} from './scoring.ts';

/** `✓` right, `x` wrong, `a` right with help, `-` the placeholder of a skip; with a `-` at the end it is skipped. */
function entry(marks: string, exercise_id = 1): ExerciseEntry {
  const main = [...marks].map(
    (mark): Attempt => ({
      attempt_outcome: mark === '✓' || mark === 'a' ? 'correct' : 'incorrect',
      attempted_at: '2026-06-01T09:00:00Z',
      ...(mark === 'a' && { assisted: true }),
      ...(mark === '-' && { synthetic: true }),
    }),
  );
  return { exercise_id, time: 10, elapsed_ms: 0, repeats: 0, skip: marks.endsWith('-'), main };
}

test.each<[string, string | null, boolean, boolean, number | null]>([
  // marks, status, answered, first try, correct after
  ['', null, false, false, null],
  ['✓', 'Completed', true, true, 1],
  ['x✓', 'Completed', true, false, 2],
  ['xx', 'Incomplete', true, false, null],
  ['xxa', 'Completed', true, false, 3],
  ['a', 'Completed', true, false, 1],
  ['-', 'Skipped', false, false, null],
  ['x-', 'Skipped', true, false, null],
  ['✓-', 'Completed', true, true, 1],
  ['✓xx', 'Completed', true, true, 1],
  ['-✓', 'Completed', true, true, 1],
])('attempts "%s" count as %s', (marks, status, answered, firstTry, after) => {
  const played = entry(marks);
  expect([statusOf(played), isAnswered(played), isFirstTry(played), correctAfter(played)]).toEqual([
    status,
    answered,
    firstTry,
    after,
  ]);
});

test('exercises with an answer, right or wrong, light a window; those that were only skipped do not', () => {
  const played = [entry('✓', 1), entry('x', 2), entry('-', 3), entry('x-', 4), entry('', 5)];
  expect([...answeredExercises(played)]).toEqual([1, 2, 4]);
});

test('without an answer there are no scores, and nothing is finished', () => {
  expect(scoreOf([entry('-')], 50)).toEqual({
    totalAnswered: 0,
    totalExercises: 50,
    finished: false,
    skipped: 1,
    completed: 0,
    firstTry: 0,
    firstAttemptScore: null,
    multipleTryScore: null,
  });
});

test('scores are whole percentages of the answered exercises; `skipped` counts what the reports call Skipped', () => {
  const played = [entry('✓', 1), entry('x✓', 2), entry('x-', 3), entry('-', 4)];
  expect(scoreOf(played, 50)).toEqual({
    totalAnswered: 3,
    totalExercises: 50,
    finished: false,
    skipped: 2,
    completed: 2,
    firstTry: 1,
    firstAttemptScore: 33,
    multipleTryScore: 67,
  });
});

test('the game is finished when every exercise has an answer, right or wrong', () => {
  const played = [entry('✓', 1), entry('xx', 2), entry('-', 3)];
  expect(scoreOf(played, 3).finished).toBe(false);
  expect(scoreOf([...played.slice(0, 2), entry('x', 3)], 3).finished).toBe(true);
});

test.each<[string, ExerciseEntry[], number, number | null]>([
  ['nothing played', [], 0, 1],
  ['the one after the last', [entry('✓', 1)], 1, 2],
  ['one with an answer is passed over', [entry('✓', 1), entry('x', 2)], 1, 3],
  ['a skipped one is open', [entry('✓', 1), entry('-', 2)], 1, 2],
  ['wraps around at the end', [entry('✓', 3)], 3, 1],
  ['none is open', [entry('✓', 1), entry('x', 2), entry('x', 3)], 3, null],
])('next open exercise of 3: %s', (_case, played, last, next) => {
  expect(nextOpenExercise(played, last, 3)).toBe(next);
});

test('first tries are completed, completed exercises are answered, and no count exceeds the answered ones', () => {
  const marks = fc.stringMatching(/^[✓xa-]{0,8}$/);
  fc.assert(
    fc.property(fc.array(marks, { maxLength: 50 }), (all) => {
      const played = all.map((one, index) => entry(one, index + 1));
      for (const one of played) {
        if (isFirstTry(one)) expect(isCompleted(one)).toBe(true);
        if (isCompleted(one)) expect(isAnswered(one)).toBe(true);
      }
      const { firstTry, completed, totalAnswered, skipped } = scoreOf(played, 50);
      expect(firstTry).toBeLessThanOrEqual(completed);
      expect(completed).toBeLessThanOrEqual(totalAnswered);
      expect(completed + skipped).toBeLessThanOrEqual(played.length);
      expect(skipped).toBe(played.filter((one) => statusOf(one) === 'Skipped').length);
    }),
  );
});
