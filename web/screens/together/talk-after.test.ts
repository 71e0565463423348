import { expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { talkAfter } from './talk-after.ts';

const game = buildGame(testContent);
const after = (exerciseId: number, of = game) => {
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
  if (!exercise) throw new Error(`no exercise ${exerciseId}`);
  return talkAfter(of, exercise);
};

test('after a reason there is one question of its part, and the next exercise has another one', () => {
  const [first, second] = [after(4), after(5)];
  expect(first?.questions).toEqual([game.parts[1]?.talk.after_reason[0]]);
  expect(second?.questions).toEqual([game.parts[1]?.talk.after_reason[1]]);
  expect(after(6)?.questions).toEqual(first?.questions);
  expect(first).toMatchObject({ isEnd: false });
});

test('after the last exercise of each part there are its three cards', () => {
  for (const { last, talk } of game.parts) {
    expect(after(last)).toMatchObject({ isEnd: true, questions: talk.cards });
  }
});

test('one thing of the exercise can be changed, and at the end of a part three of it, the last one first', () => {
  const things = (exerciseId: number) => after(exerciseId)?.things.map(({ exercise_id }) => exercise_id);
  expect(things(4)).toEqual([4]);
  expect(things(10)).toEqual([10, 9, 8]);
  expect(things(3)).toEqual([3, 2, 1]);
});

test('a game without cards has nothing to ask: one of Today, or one stored by a release without them', () => {
  const talk = { after_reason: [], cards: [] };
  expect(after(4, { ...game, parts: game.parts.map((part) => ({ ...part, talk })) })).toBeNull();
  expect(after(4, { ...game, parts: [] })).toBeNull();
});
