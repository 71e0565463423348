import { expect, test } from 'vitest';
import { doctorPage, homeThing, tellsNoticed } from './doctor-page.ts';

type Given = Parameters<typeof doctorPage>[0][number];
const of = (kind: Given['kind'], firstTry: number, answered: number): Given => ({
  ...{ kind, firstTry, answered, total: 10 },
});

test('the questions begin with those about what was missed most', () => {
  const page = doctorPage([of('hazard', 6, 6), of('felt', 2, 8), of('unseen', 5, 8), of('heard', 6, 7)]);
  expect(page.questions).toEqual(['balance', 'medicines', 'bloodPressure']);
  expect(page.noticedWell).toEqual(['hazard', 'heard']);
  expect(page.worthAnotherLook).toEqual(['felt', 'unseen']);
});

test('without a miss there are three questions all the same, and nothing is worth another look', () => {
  const page = doctorPage([of('reminder', 5, 5), of('seen', 8, 8)]);
  expect(page).toEqual({
    noticedWell: ['seen'],
    worthAnotherLook: [],
    questions: ['medicines', 'bloodPressure', 'balance'],
  });
});

const none = { worthAnotherLook: [] };

test.each([
  ['what the player chose, in their own words', 2, 'Tape it', 2, 'Tape it'],
  ['what is there and not done', null, '', 3, 'Title 3'],
])('the thing for home is %s', (_case, chosenId, what, expected, words) => {
  const exercises = [1, 2, 3].map((exercise_id) => ({
    ...{
      exercise_id,
      title_after: `Title ${exercise_id}`,
      try: 'Look',
      signal: exercise_id === 2 ? 'felt' : 'seen',
    },
  })) as Parameters<typeof homeThing>[2][number][];
  const chosen = chosenId && {
    ...{ exerciseId: chosenId, what, when: 'today', helper: '', chosenAt: '', outcome: null, followUp: null },
  };
  const plan = { things: [{ exerciseId: 3, mark: 'have', isDone: false }], chosen: chosen || null };
  const thing = homeThing(plan as Parameters<typeof homeThing>[0], [1], exercises, none);
  expect([thing?.exercise.exercise_id, thing?.what]).toEqual([expected, words]);
  const missedOnly = homeThing({ things: [], chosen: null }, [1, 2], exercises, none);
  expect(missedOnly?.exercise.exercise_id).toBe(1);
  const weakest = homeThing({ things: [], chosen: null }, [1, 2], exercises, { worthAnotherLook: ['felt'] });
  expect(weakest?.exercise.exercise_id).toBe(2);
  const elsewhere = { things: [{ exerciseId: 1, mark: 'elsewhere' as const, isDone: false }], chosen: null };
  expect(homeThing(elsewhere, [1, 2], exercises, none)?.exercise.exercise_id).toBe(2);
  expect(homeThing(elsewhere, [1], exercises, none)).toBeNull();
  expect(homeThing({ things: [], chosen: null }, [], exercises, none)).toBeNull();
});

test('what is open at home comes first of what fits the topics that were missed, whatever it fits', () => {
  const exercises = (['seen', 'felt', 'unseen', 'felt'] as const).map((signal, place) => ({
    ...{ exercise_id: place + 1, title_after: '', try: 'Look', signal },
  })) as Parameters<typeof homeThing>[2][number][];
  const have = (exerciseId: number) => ({ exerciseId, mark: 'have' as const, isDone: false });
  const of = (open: number[], missed: number[], ...worthAnotherLook: Given['kind'][]) =>
    homeThing({ things: open.map(have), chosen: null }, missed, exercises, { worthAnotherLook })?.exercise
      .exercise_id;
  expect(of([1, 4], [2], 'felt')).toBe(4);
  expect(of([1], [2], 'felt')).toBe(2);
  expect(of([1], [2, 3], 'reminder', 'unseen', 'felt')).toBe(3);
  expect(of([1], [2], 'reminder')).toBe(1);
});

test.each([
  [[], ['felt'], false],
  [['seen'], ['felt'], true],
  [['seen'], [], true],
  [[], [], true],
])('what was noticed, %j, beside what was missed, %j: %j', (noticedWell, worthAnotherLook, isTold) => {
  expect(tellsNoticed({ noticedWell, worthAnotherLook })).toBe(isTold);
});
