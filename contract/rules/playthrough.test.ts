import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExerciseEntry, SaveAnswerBody } from '../answers.ts';
import { addSaves, emptyPlaythrough, receiveSave, trustedTime } from './playthrough.ts';
import { exerciseFigures } from './report-figures.ts';
import { realAttempts } from './scoring.ts';

type Sent = SaveAnswerBody['exercise'];
type SentAttempt = Sent['main'][number];

const at = '2026-06-01T09:00:00.000Z';
const wrong: SentAttempt = { attempt_outcome: 'incorrect', attempted_at: at };
const right: SentAttempt = { attempt_outcome: 'correct', attempted_at: at };

const sent = (over: Partial<Sent> = {}): Sent => ({
  exercise_id: 1,
  time: 10,
  repeats: 0,
  skip: false,
  main: [],
  ...over,
});
const received = (over: Partial<Sent> = {}, receivedAt = at) => receiveSave(sent(over), receivedAt, 2);
const skipped = (over: Partial<Sent> = {}) => received({ skip: true, main: [wrong], ...over });
const play = (...saves: ReturnType<typeof received>[]) => addSaves(emptyPlaythrough('s', 3), saves);
const entryOf = (...saves: ReturnType<typeof received>[]) => play(...saves).exercises[0];

test('attempts of later saves are appended in the order of arrival', () => {
  const entry = entryOf(
    received({ main: [{ ...wrong, attempt_id: 'a' }] }),
    received({ main: [{ ...wrong, attempt_id: 'b' }, right] }),
  );
  expect(entry?.main.map(({ attempt_id, attempt_outcome }) => [attempt_id, attempt_outcome])).toEqual([
    ['a', 'incorrect'],
    ['b', 'incorrect'],
    [undefined, 'correct'],
  ]);
});

test('an attempt_id counts once, attempts without one are added as sent', () => {
  const once = { ...wrong, attempt_id: 'a' };
  expect(entryOf(received({ main: [once, once] }), received({ main: [once] }))?.main).toHaveLength(1);
  expect(entryOf(received({ main: [wrong] }), received({ main: [wrong] }))?.main).toHaveLength(2);
});

test.each<[string, SentAttempt, string]>([
  ['a wrong option sent as correct is incorrect', { ...right, selected_option_id: 3 }, 'incorrect'],
  ['the right option sent as incorrect is correct', { ...wrong, selected_option_id: 2 }, 'correct'],
  ['without an option the outcome stands as sent', right, 'correct'],
])('%s', (_rule, attempt, outcome) => {
  expect(received({ main: [attempt] }).main[0]?.attempt_outcome).toBe(outcome);
});

test('without a known answer, the outcome stays as sent', () => {
  const save = receiveSave(sent({ main: [{ ...right, selected_option_id: 3 }] }), at, null);
  expect(save.main[0]?.attempt_outcome).toBe('correct');
});

test('the attempt of a skip is a placeholder, and an attempt with a chosen option is an answer', () => {
  const chosen = { ...wrong, selected_option_id: 3 };
  expect(skipped().main).toEqual([{ ...wrong, synthetic: true }]);
  expect(skipped({ main: [chosen] }).main).toEqual([chosen]);
  expect(skipped({ main: [wrong, wrong] }).main).toEqual([wrong, { ...wrong, synthetic: true }]);
  expect(skipped({ main: [right] }).main).toEqual([right]);
});

test('a skip counts with or without its attempt', () => {
  expect(play(skipped())).toMatchObject({ skipped: 1, totalAnswered: 0, lastAnsweredExercise: 1 });
  expect(play(skipped({ main: [] }))).toMatchObject({
    skipped: 1,
    totalAnswered: 0,
    lastAnsweredExercise: 1,
  });
});

test('a real answer after a skip undoes the skip and drops its attempt', () => {
  expect(entryOf(skipped(), received({ main: [wrong] }))).toMatchObject({ skip: false, main: [wrong] });
});

test('a skip after real attempts keeps them', () => {
  const entry = entryOf(received({ main: [wrong] }), skipped());
  expect(entry).toMatchObject({ skip: true });
  expect(entry && realAttempts(entry)).toEqual([wrong]);
});

test('a skip never downgrades a completed exercise', () => {
  expect(entryOf(received({ main: [right] }), skipped())).toMatchObject({ skip: false, main: [right] });
});

test('more time on a skipped exercise leaves it skipped', () => {
  expect(entryOf(skipped(), received({ time: 12 }))).toMatchObject({
    skip: true,
    main: [{ ...wrong, synthetic: true }],
  });
});

test('skipping again leaves one attempt for the skip', () => {
  expect(entryOf(skipped(), skipped())?.main).toHaveLength(1);
});

test('within a visit the largest time counts, and visits are added up', () => {
  const entry = entryOf(
    received({ visit_id: 'v', time: 20, elapsed_ms: 10_000 }),
    received({ visit_id: 'v', time: 45, elapsed_ms: 35_000 }),
    received({ visit_id: 'v', time: 30, elapsed_ms: 20_000 }),
    received({ visit_id: 'w', time: 15, elapsed_ms: 5000 }),
  );
  expect(entry).toMatchObject({ time: 60, elapsed_ms: 40_000 });
});

test('the same visit_id in another exercise is another visit', () => {
  const playthrough = play(
    received({ visit_id: 'v', time: 20 }),
    received({ exercise_id: 2, visit_id: 'v', time: 20 }),
  );
  expect(playthrough.exercises.map(({ time }) => time)).toEqual([20, 20]);
});

test('without visit_id times are added as sent; the elapsed time is the timer minus its start', () => {
  expect(entryOf(received({ time: 20 }), received({ time: 12.5 }))).toMatchObject({
    time: 32.5,
    elapsed_ms: 12_500,
  });
  expect(entryOf(received({ time: 3 }))).toMatchObject({ time: 3, elapsed_ms: 0 });
});

test('exercises are listed in game order, in whatever order they were played', () => {
  const playthrough = play(...[3, 1, 2].map((exercise_id) => received({ exercise_id, main: [right] })));
  expect(playthrough.exercises.map(({ exercise_id }) => exercise_id)).toEqual([1, 2, 3]);
});

test('the repeats of all saves are added up', () => {
  expect(entryOf(received({ repeats: 2 }), received({ repeats: 1 }))?.repeats).toBe(3);
});

test('time spent without an answer or a skip does not move the last answered exercise', () => {
  const playthrough = play(received({ main: [right] }), received({ exercise_id: 2, time: 30 }));
  expect(playthrough).toMatchObject({ lastAnsweredExercise: 1, totalAnswered: 1 });
  expect(playthrough.exercises.map(({ exercise_id }) => exercise_id)).toEqual([1, 2]);
});

test.each([
  ['an hour ago', '2026-06-01T08:00:00.000Z', '2026-06-01T08:00:00.000Z'],
  ['a day ago, to the millisecond', '2026-05-31T09:00:00.000Z', '2026-05-31T09:00:00.000Z'],
  ['longer ago', '2026-05-31T08:59:59.999Z', at],
  ['a wrong clock, far ahead', '2031-01-01T00:00:00.000Z', at],
  ['a clock that is almost a day ahead', '2026-06-02T08:54:00.000Z', at],
])('an attempt made %s has the date %s', (_when, attemptedAt, dated) => {
  expect(trustedTime(attemptedAt, at)).toBe(dated);
  expect(entryOf(received({ main: [{ ...right, attempted_at: attemptedAt }] }))?.main[0]?.attempted_at).toBe(
    dated,
  );
});

test('the answer date is the latest attempt, even if an earlier one arrives late', () => {
  const early = { ...right, attempted_at: '2026-06-01T07:00:00.000Z' };
  expect(play(received({ main: [right] }), received({ exercise_id: 2, main: [early] })).answerDate).toBe(at);
  expect(play(received({ main: [early] }), received({ exercise_id: 2, main: [right] })).answerDate).toBe(at);
  expect(play(received({ main: [right, early] })).answerDate).toBe(at);
  expect(play(received({ exercise_id: 2, main: [early] })).answerDate).toBe(early.attempted_at);
});

test('without an answer the answer date is the arrival of the latest save', () => {
  const later = '2026-06-01T10:00:00.000Z';
  expect(play(received({}, later), received({ exercise_id: 2 })).answerDate).toBe(later);
});

const someSave = fc.record({
  exercise_id: fc.integer({ min: 1, max: 3 }),
  visit_id: fc.constantFrom('v', 'w', undefined),
  time: fc.integer({ min: 10, max: 100 }),
  repeats: fc.integer({ min: 0, max: 2 }),
  skip: fc.boolean(),
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
  isRight: fc.boolean(),
});
/** An id always stands for the same attempt: right, wrong, or of a skip. */
const someSaves = fc.array(
  someSave.map(({ ids, isRight, ...over }) => {
    const attempt = isRight && !over.skip ? right : wrong;
    const main = ids.map((id) => ({
      ...attempt,
      attempt_id: `${over.exercise_id} ${over.skip} ${isRight} ${id}`,
    }));
    return received({ ...over, main: over.skip ? main.slice(0, 1) : main });
  }),
  { maxLength: 12 },
);

test('adding saves to a playthrough with the first of them gives the same result as adding all at once', () => {
  fc.assert(
    fc.property(someSaves, fc.nat(), (saves, where) => {
      const visitless = saves.map((save) => ({ ...save, visit_id: undefined }));
      const cut = where % (saves.length + 1);
      expect(addSaves(play(...visitless.slice(0, cut)), visitless.slice(cut))).toEqual(play(...visitless));
    }),
  );
});

test('no attempt counts twice and no real one is missing, whatever is skipped or repeated in between', () => {
  fc.assert(
    fc.property(someSaves, (saves) => {
      const shown = play(...saves).exercises.flatMap(realAttempts);
      const made = saves.flatMap(({ main }) => main).filter((attempt) => !attempt.synthetic);
      const ids = shown.map(({ attempt_id }) => attempt_id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(ids)).toEqual(new Set(made.map(({ attempt_id }) => attempt_id)));
    }),
  );
});

const answered = (exercise_id: number) => received({ exercise_id, main: [right] });
const left = (exercise_id: number) => received({ exercise_id });

test.each<[string, ReturnType<typeof received>[], number | null]>([
  ['an exercise left without an answer', [answered(1), left(3)], 3],
  ['the first exercise, opened and left', [left(2)], 2],
  ['the last of several exercises left', [answered(1), left(3), left(2)], 2],
  ['an exercise left and answered later', [left(3), answered(3)], null],
  ['an exercise left before an answer to another one', [left(3), answered(1)], null],
  ['more time after the answer', [answered(2), left(2)], null],
  ['a skip of another exercise afterwards', [left(3), skipped({ exercise_id: 1 })], null],
])('the place where Resume opens, after %s', (_what, saves, place) => {
  expect(play(...saves).place).toBe(place);
});

test('a place is not an answer: it is not counted and is not the exercise last answered', () => {
  const playthrough = play(answered(1), left(3));
  expect(playthrough).toMatchObject({
    totalAnswered: 1,
    skipped: 0,
    lastAnsweredExercise: 1,
    firstAttemptScore: 100,
  });
  expect(exerciseFigures(playthrough.exercises[1] as ExerciseEntry)).toBeNull();
});
