import { expect, test } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';
import { reviewersOf } from './testing/reviewers.ts';

const tested = await testApp();
const { sentReview, reviewer } = reviewersOf(tested);

test('a review is graded by the state that was shown, and remembers it', async () => {
  const { save, list } = await reviewer();
  const at = (minute: number) => ({ exerciseId: 4, reviewedAt: `2026-05-30T10:0${minute}:00.000Z` });
  await save(
    sentReview({ ...at(1), state: 'scene', selectedOptionId: 2 }),
    sentReview({ ...at(2), state: 'safe', selectedOptionId: 2 }),
    sentReview({ ...at(3), state: 'safe', selectedOptionId: 3, outcome: 'incorrect' }),
  );
  expect(await list()).toMatchObject([
    { state: 'scene', outcome: 'correct' },
    { state: 'safe', outcome: 'incorrect' },
    { state: 'safe', outcome: 'correct' },
  ]);
});

test('a review remembers in which language was played; English if nothing was said', async () => {
  const { save, list } = await reviewer();
  const at = (minute: number) => ({ reviewedAt: `2026-05-30T10:0${minute}:00.000Z` });
  await save(sentReview({ ...at(1), language: 'es' }), sentReview(at(2)));
  expect((await list()).map(({ language }) => language)).toEqual(['es', undefined]);
});

test('an unknown state, and a state of a scene that has one, are refused by name', async () => {
  const { save, list } = await reviewer();
  const unknown = await save({ ...sentReview({ exerciseId: 4 }), state: 'dangerous' });
  expect(unknown.statusCode).toBe(422);
  expect(JSON.stringify(unknown.json())).toMatch(/reviews\.0\.state.*scene.*safe/);
  const none = await save(sentReview({ exerciseId: 24, state: 'scene' }));
  expect(none.statusCode).toBe(422);
  expect(JSON.stringify(none.json())).toMatch(/reviews\.0\.state.*has one state: send none/);
  expect(await list()).toEqual([]);
});
