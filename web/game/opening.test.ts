import { expect, test } from 'vitest';
import { isStartKnown, openingOf } from './opening.ts';

const record = { session: 'on-server', lastAnsweredExercise: 7 };
const nothing = { total: 50, record: null, isNew: false, newId: () => 'made' };
const known = { ...nothing, record };

test.each([
  ['the record was read', {}, { isRead: true, waiting: 0 }, true],
  ['it could not be read', { resume: true, lastExercise: 7 }, { isRead: false, waiting: 0 }, false],
  ['it could not be read, without a state', null, { isRead: false, waiting: 0 }, false],
  ['answers of it wait on this device', null, { isRead: false, waiting: 1 }, true],
  ['a new game is begun anyway', { newSession: true }, { isRead: false, waiting: 0 }, true],
])('where to begin when %s', (_when, state, known, isKnown) => {
  expect(isStartKnown(state, known)).toBe(isKnown);
});

test('Start New begins at exercise 1 with the session made at the click', () => {
  const state = { GameId: '1', resume: false, newSession: true, session: 'clicked' };
  expect(openingOf(state, known)).toEqual({
    firstExercise: 1,
    practice: null,
    session: { session: 'clicked', isNew: true },
  });
});

test.each([
  [7, 8],
  [0, 1],
  [50, 1],
  [99, 1],
  ['7', 1],
])('Resume after %o opens exercise %i of the present record', (lastExercise, firstExercise) => {
  const opened = openingOf({ GameId: '1', lastExercise, resume: true, newSession: false }, known);
  expect(opened).toMatchObject({ firstExercise, session: { session: 'on-server', isNew: false } });
});

test.each([[null], [{}], [{ newSession: 'true' }], [{ resume: false }]])(
  'with state %o it resumes from the server, and never starts anew',
  (state) => {
    expect(openingOf(state, known)).toMatchObject({
      firstExercise: 8,
      session: { session: 'on-server', isNew: false },
    });
  },
);

test('with no answers at all it opens exercise 1 of a record that is made by the first save', () => {
  expect(openingOf(null, nothing)).toEqual({
    firstExercise: 1,
    practice: null,
    session: { session: 'made', isNew: true },
  });
});

test('a record whose first answer still waits goes on as a new one', () => {
  expect(openingOf(null, { ...known, isNew: true })).toMatchObject({
    firstExercise: 8,
    session: { session: 'on-server', isNew: true },
  });
});

test('practice goes through its valid exercises in order', () => {
  expect(openingOf({ practice: [9, 3, 3, 77, 'x'] }, known)).toMatchObject({
    firstExercise: 3,
    practice: [3, 9],
  });
});
