import { expect, test } from 'vitest';
import { type GameState, isStartKnown, type StartPoint, startPointOf } from './start-point.ts';

const answerDate = '2026-06-01T12:00:00.000Z';
const now = Date.parse('2026-06-01T13:00:00.000Z');
const playthrough = { session: 'on-server', answerDate, lastAnsweredExercise: 7 };
const nothing = { total: 50, playthrough: null, isNew: false, newId: () => 'made', now };
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
    opening: null,
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
    ...{ firstExercise: 1, practice: null, openPlaythrough, resumesAt: 1, opening: null },
  });
  const waiting = { session: '', answerDate, lastAnsweredExercise: 3 };
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

const dayLater = Date.parse('2026-06-02T12:00:00.000Z');

test.each<[string, GameState | null, number, StartPoint['opening']]>([
  ['Resume Play a day after the last answer', { resume: true, lastExercise: 7 }, dayLater, 'welcomeBack'],
  ['a direct URL a day after the last answer', null, dayLater, 'welcomeBack'],
  ['Resume Play sooner', { resume: true, lastExercise: 7 }, dayLater - 1, null],
  ['another exercise, chosen in the reports', { resume: true, lastExercise: 3 }, dayLater, null],
  ['practice', { practice: [3] }, dayLater, null],
  ['Start New', { newSession: true }, dayLater, null],
])('%s begins with the right words of the Presenter', (_way, state, time, opening) => {
  expect(startPointOf(state, { ...known, now: time }).opening).toBe(opening);
});

test('nobody is welcomed back who has not answered anything', () => {
  const placed = { ...playthrough, lastAnsweredExercise: 0, place: 1 };
  expect(startPointOf(null, { ...known, playthrough: placed, now: dayLater }).opening).toBeNull();
});
