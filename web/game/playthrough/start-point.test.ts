import { expect, test } from 'vitest';
import { isStartKnown, startPointOf } from './start-point.ts';

const playthrough = { session: 'on-server', lastAnsweredExercise: 7 };
const nothing = { total: 50, playthrough: null, isNew: false, newId: () => 'made' };
const known = { ...nothing, playthrough };

test.each([
  ['the playthrough was read', {}, { isRead: true, waiting: 0 }, true],
  ['it could not be read', { resume: true, lastExercise: 7 }, { isRead: false, waiting: 0 }, false],
  ['it could not be read, without a state', null, { isRead: false, waiting: 0 }, false],
  ['answers wait on this device', null, { isRead: false, waiting: 1 }, true],
  ['a new game is started anyway', { newSession: true }, { isRead: false, waiting: 0 }, true],
])('whether the start is known when %s', (_when, state, known, isKnown) => {
  expect(isStartKnown(state, known)).toBe(isKnown);
});

test.each([
  ['seen', 'seen'],
  [null, null],
  [undefined, 'on-server'],
])('Start New over %o begins at exercise 1 with the id created at the click', (replaces, before) => {
  const state = { GameId: '1', resume: false, newSession: true, session: 'clicked', replaces };
  expect(startPointOf(state, known)).toEqual({
    firstExercise: 1,
    practice: null,
    openPlaythrough: { id: 'clicked', isNew: true, previous: before },
    resumesAt: null,
  });
});

test.each([
  [7, 8],
  [0, 1],
  [50, 1],
  [99, 1],
  ['7', 1],
])('Resume after %o opens exercise %i of the current playthrough', (lastExercise, firstExercise) => {
  const opened = startPointOf({ GameId: '1', lastExercise, resume: true, newSession: false }, known);
  expect(opened).toMatchObject({ firstExercise, openPlaythrough: { id: 'on-server', isNew: false } });
});

test.each([[null], [{}], [{ newSession: 'true' }], [{ resume: false }]])(
  'with state %o it resumes from the server, and never starts a new game',
  (state) => {
    expect(startPointOf(state, known)).toMatchObject({
      firstExercise: 8,
      openPlaythrough: { id: 'on-server', isNew: false },
    });
  },
);

test('without any answers it opens exercise 1 of the first game, which never archives another one', () => {
  const openPlaythrough = { id: null, isNew: false, previous: null };
  expect(startPointOf(null, nothing)).toEqual({
    ...{ firstExercise: 1, practice: null, openPlaythrough, resumesAt: 1 },
  });
  const waiting = { session: '', lastAnsweredExercise: 3 };
  expect(startPointOf(null, { ...nothing, playthrough: waiting })).toMatchObject({
    firstExercise: 4,
    openPlaythrough,
  });
});

test('a playthrough whose first answer still waits continues as a new one', () => {
  expect(startPointOf(null, { ...known, isNew: true })).toMatchObject({
    firstExercise: 8,
    openPlaythrough: { id: 'on-server', isNew: true },
  });
});

test('practice goes through its valid exercises in order', () => {
  expect(startPointOf({ practice: [9, 3, 3, 77, 'x'] }, known)).toMatchObject({
    firstExercise: 3,
    practice: [3, 9],
  });
});

test.each([
  ['Resume Play', { resume: true, lastExercise: 7, place: 12 }, 12],
  ['a reload', null, 12],
  ['a part or an exercise of the reports', { resume: true, lastExercise: 3 }, 4],
  ['an invalid place', { resume: true, lastExercise: 7, place: 51 }, 8],
])(
  '%s opens the place where the player stopped, unless another exercise is requested',
  (_way, state, exercise) => {
    const opened = startPointOf(state, { ...known, playthrough: { ...playthrough, place: 12 } });
    expect(opened).toMatchObject({ firstExercise: exercise, resumesAt: 12 });
  },
);
