import { expect, test } from 'vitest';
import { buildReport } from '#server/reports/build-report.ts';
import { testApp } from '#server/testing/test-app.ts';
import { playersOf } from './testing/player.ts';

const tested = await testApp();
const { services } = tested;
const { player, correct, incorrect } = playersOf(tested);

const stored = async () => {
  const { rows } = await services.database.$client.query(
    'select exercise_id as id, look_first, scene_state from saves order by arrival',
  );
  return rows;
};

test('a save remembers what was found and which state was shown, and the first finding stands', async () => {
  const { save, playthrough } = await player();
  await save({
    exercise: { exercise_id: 4, main: [incorrect({ selected_option_id: 3 })], look_first: 'missed' },
  });
  await save({ exercise: { exercise_id: 4, main: [correct({ selected_option_id: 2 })], look_first: 'hit' } });
  await save({ exercise: { exercise_id: 5, main: [correct({ selected_option_id: 2 })], look_first: 'hit' } });
  await save({ exercise: { exercise_id: 24, main: [correct({ selected_option_id: 3 })] } });
  expect(await stored()).toEqual([
    { id: 4, look_first: 'missed', scene_state: 'scene' },
    { id: 4, look_first: 'hit', scene_state: 'scene' },
    { id: 5, look_first: 'hit', scene_state: 'safe' },
    { id: 24, look_first: null, scene_state: null },
  ]);
  const game = await playthrough();
  expect(game?.exercises.map(({ look_first }) => look_first)).toEqual(['missed', 'hit', undefined]);
  const { game: content } = services.content;
  const report = buildReport({
    language: 'en',
    ...{
      product: 'Mind Your Step',
      name: '',
      playthrough: game ?? null,
      game: content,
      planChanges: [],
    },
    ...{ now: new Date(), timeZone: 'UTC', paper: 'A4' },
  });
  expect(report.doctor?.measured[0]).toBe('Found 1 of 2 places by looking.');
});

test('an unknown state in an answer is refused by name, with what would be right', async () => {
  const { save } = await player();
  const response = await save({ exercise: { exercise_id: 4, main: [correct()], state: 'dry' as 'safe' } });
  expect(response.statusCode).toBe(422);
  expect(JSON.stringify(response.json())).toMatch(/exercise\.state.*scene.*safe/);
  const none = await save({ exercise: { exercise_id: 24, main: [correct()], state: 'safe' } });
  expect(JSON.stringify(none.json())).toMatch(/exercise\.state.*has one state: send none/);
});
