import { expect, test } from 'vitest';
import type { ExerciseEntry, Playthrough } from '../answers.ts';
import {
  dayFigures,
  exerciseFigures,
  exercisesToPractice,
  isNoticedWell,
  kindFigures,
  missedExercises,
  partFigures,
} from './report-figures.ts';

/** "i" wrong, "c" right, "a" right with help, "s" the placeholder of a skip; one attempt an hour, starting on `day`. */
function entry(exercise_id: number, attempts: string, day = '2026-06-01'): ExerciseEntry {
  return {
    exercise_id,
    time: 10,
    elapsed_ms: 0,
    repeats: 0,
    skip: attempts.endsWith('s'),
    main: [...attempts].map((letter, index) => ({
      attempt_outcome: letter === 'c' || letter === 'a' ? 'correct' : 'incorrect',
      attempted_at: `${day}T${String(10 + index).padStart(2, '0')}:00:00.000Z`,
      ...(letter === 'a' && { assisted: true }),
      ...(letter === 's' && { synthetic: true }),
    })),
  };
}

const playthrough = (...exercises: ExerciseEntry[]) => ({ exercises }) as Playthrough;
const parts = [
  { part: 1, title: 'One', first: 1, last: 3 },
  { part: 2, title: 'Two', first: 4, last: 10 },
];

test('a part counts first tries, real attempts and answers, and lists what was attempted or skipped', () => {
  const [one, two] = partFigures(
    playthrough(entry(2, 'iic'), entry(1, 'c'), entry(3, 's'), entry(5, 'ii')),
    parts,
  );
  expect(one).toMatchObject({ firstTry: 1, attempts: 4, answered: 2 });
  expect(one?.exercises).toEqual([
    {
      exerciseId: 1,
      status: 'Completed',
      attempts: 1,
      correctAfter: 1,
      lastAttemptAt: '2026-06-01T10:00:00.000Z',
    },
    {
      exerciseId: 2,
      status: 'Completed',
      attempts: 3,
      correctAfter: 3,
      lastAttemptAt: '2026-06-01T12:00:00.000Z',
    },
    {
      exerciseId: 3,
      status: 'Skipped',
      attempts: 0,
      correctAfter: null,
      lastAttemptAt: '2026-06-01T10:00:00.000Z',
    },
  ]);
  expect(two).toMatchObject({ firstTry: 0, attempts: 2, answered: 1 });
  expect(two?.exercises[0]).toMatchObject({ exerciseId: 5, status: 'Incomplete', correctAfter: null });
});

test('without a playthrough every part is empty', () => {
  expect(partFigures(null, parts).map(({ exercises, answered }) => [exercises.length, answered])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('the last attempt of an exercise is the latest, in whatever order attempts arrived', () => {
  const { main, ...more } = entry(1, 'iic');
  expect(exerciseFigures({ ...more, main: main.toReversed() })?.lastAttemptAt).toBe(
    '2026-06-01T12:00:00.000Z',
  );
  expect(exerciseFigures({ ...more, skip: true, main: [] })).toMatchObject({
    status: 'Skipped',
    lastAttemptAt: null,
  });
});

test('without a playthrough nothing was missed, and there are no kinds and no days', () => {
  expect(missedExercises(null)).toEqual([]);
  expect(kindFigures(null, new Map([[1, 'felt']]))).toEqual([]);
  expect(dayFigures(null, (instant) => instant)).toEqual([]);
});

test('an exercise that was only looked at is not in the report', () => {
  expect(partFigures(playthrough(entry(1, '')), parts)[0]?.exercises).toEqual([]);
});

test('kinds of signal keep their order and count first tries; an attempt with help is not one', () => {
  const kindOf = new Map([
    [1, 'felt'],
    [2, 'hazard'],
    [3, 'hazard'],
    [4, 'heard'],
    [5, 'hazard'],
    [6, 'reminder'],
  ] as const);
  const kinds = kindFigures(
    playthrough(entry(1, 'iia'), entry(2, 'ic'), entry(3, 'c'), entry(4, 'c'), entry(6, 's')),
    kindOf,
  );
  expect(kinds).toEqual([
    { kind: 'hazard', total: 3, answered: 2, firstTry: 1 },
    { kind: 'heard', total: 1, answered: 1, firstTry: 1 },
    { kind: 'felt', total: 1, answered: 1, firstTry: 0 },
  ]);
});

test('an answer to an exercise that was put in other words counts for its kind, one to a replaced exercise does not', () => {
  const before = { retired_title: 'Before' };
  const played = playthrough(
    { ...entry(1, 'c'), ...before, rewritten: true },
    { ...entry(2, 'c'), ...before },
  );
  const kindOf = new Map([
    [1, 'felt'],
    [2, 'felt'],
  ] as const);
  expect(kindFigures(played, kindOf)).toEqual([{ kind: 'felt', total: 2, answered: 1, firstTry: 1 }]);
});

test.each([
  [6, 6, 10, true],
  [5, 6, 10, true],
  [4, 6, 10, false],
  [5, 5, 10, false],
  [8, 10, 10, true],
  [7, 9, 10, false],
  [1, 1, 10, false],
  [5, 5, 5, true],
  [4, 5, 5, false],
  [4, 4, 4, false],
])(
  '%i of %i answered at the first try, of %i in the game, is noticed well: %s',
  (firstTry, answered, total, well) => {
    expect(isNoticedWell({ kind: 'felt', total, answered, firstTry })).toBe(well);
  },
);

test.each([
  ['right at the first try', 'c', false],
  ['right at the first try, replayed wrong', 'ci', false],
  ['skipped before it was right at the first try', 'sc', false],
  ['only looked at', '', false],
  ['wrong', 'i', true],
  ['right after a wrong answer', 'ic', true],
  ['right with help after two wrong answers', 'iia', true],
  ['right with help at once', 'a', true],
  ['right by itself after it was right with help', 'ac', true],
  ['skipped', 's', true],
  ['skipped after a wrong answer', 'is', true],
])('whether an exercise %s (%s) counts as missed: %s', (_how, marks, isMissed) => {
  expect(missedExercises(playthrough(entry(1, marks)))).toEqual(isMissed ? [1] : []);
});

test.each([
  ['was not noticed', 'ii', true],
  ['was right only because the other person was wrong', 'ic', true],
  ['was right with help', 'iia', true],
  ['was missed once more', 'ici', true],
  ['was right with help once more', 'iaia', true],
  ['was skipped', 's', true],
  ['was noticed at once the next time', 'icc', false],
  ['was noticed at once after help', 'iiac', false],
  ['was noticed once, whatever came later', 'icci', false],
  ['was noticed the first time', 'c', false],
])('whether an exercise that %s (%s) is one to practice: %s', (_how, marks, isLeft) => {
  const { main, ...more } = entry(1, marks);
  // A minute apart, as in one visit.
  const minuteLater = main.map((attempt, index) => ({
    ...attempt,
    attempted_at: `2026-06-01T10:${String(10 + index)}:00.000Z`,
  }));
  expect(exercisesToPractice(playthrough({ ...more, main: minuteLater }))).toEqual(isLeft ? [1] : []);
});

test('practice ends: an exercise that was left wrong and is right an hour later is not one to practice', () => {
  const left = Array.from({ length: 24 }, (_, index) => entry(index + 1, 'i'));
  expect(exercisesToPractice(playthrough(...left))).toHaveLength(24);
  const practiced = left.map((one) => entry(one.exercise_id, 'ic'));
  expect(exercisesToPractice(playthrough(...practiced))).toEqual([]);
  expect(missedExercises(playthrough(...practiced))).toHaveLength(24);
});

test('missed exercises are listed in game order', () => {
  expect(missedExercises(playthrough(entry(10, 'ic'), entry(1, 'c'), entry(3, 's'), entry(7, 'i')))).toEqual([
    3, 7, 10,
  ]);
});

test('an exercise counts from the day of its first real answer', () => {
  const days = dayFigures(
    playthrough(
      entry(1, 'c', '2026-06-01'),
      entry(2, 'i', '2026-06-03'),
      entry(3, 's', '2026-06-02'),
      entry(4, 'ic', '2026-06-01'),
    ),
    (instant) => instant.slice(0, 10),
  );
  expect(days).toEqual([
    { day: '2026-06-01', answered: 2 },
    { day: '2026-06-03', answered: 3 },
  ]);
});
