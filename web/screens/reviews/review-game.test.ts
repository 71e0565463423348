import { expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { playExercises } from '#web/screens/game/player/game-clips.ts';
import { gameOfReview } from './review-game.ts';

const game = buildGame(testContent);
const optionsOf = (order: 'filmed' | 'swapped') =>
  gameOfReview(game, { exerciseId: 4, order, state: 'scene' }).exercises[0]?.main.options.map(({ id }) => id);

test('in the other order the claims change places between the scene and the question', () => {
  expect(optionsOf('filmed')).toEqual([1, 2, 3, 4]);
  expect(optionsOf('swapped')).toEqual([1, 3, 2, 4]);
});

test('the answer stays that of the content, and the game has only this exercise and its part', () => {
  const { exercises, parts } = gameOfReview(game, { exerciseId: 4, order: 'swapped', state: 'scene' });
  expect(exercises.map(({ exercise_id, main }) => [exercise_id, main.answer])).toEqual([
    [4, game.exercises[3]?.main.answer],
  ]);
  expect(parts.map(({ part }) => part)).toEqual([2]);
});

const shown = (exerciseId: number, state: 'scene' | 'safe') => {
  const one = gameOfReview(game, { exerciseId, order: 'filmed', state });
  const [exercise] = one.exercises;
  if (!exercise) throw new Error('no exercise');
  return { exercise, playlist: playExercises(one)[0]?.playlist };
};

test('in the other state the answer turns around, and nothing of the film of the course is shown', () => {
  const [scene, safe] = [shown(4, 'scene'), shown(4, 'safe')];
  expect([scene.exercise.main.answer, safe.exercise.main.answer]).toEqual([2, 3]);
  expect([scene.exercise.state, safe.exercise.state]).toEqual(['scene', 'safe']);
  expect(scene.playlist).toEqual([1, 2, 3, 4]);
  expect(safe.playlist, 'the picture, at which the player looks first, and the two claims').toEqual([2, 3]);
  expect(safe.exercise.main.options[0]?.poster_url).toContain('ex04_0-other');
  expect(safe.exercise.description.video_url).toContain('ex04_0-other');
  expect(safe.exercise.why).not.toBe(scene.exercise.why);
  expect(safe.exercise.why_not).toBe(scene.exercise.why_not);
  expect(safe.exercise.places).not.toBeNull();
});

test('where motion or sound decides, the moment has a film in the other state too', () => {
  const { playlist, exercise } = shown(12, 'safe');
  expect(playlist).toEqual([1, 2, 3]);
  expect(exercise.main.options[0]?.video_url).toContain('ex12_1-other');
});

test('a scene with one state is the same in whatever state it is asked for', () => {
  expect(shown(24, 'scene')).toEqual(shown(24, 'safe'));
  expect(shown(24, 'scene').exercise.state).toBeNull();
});
