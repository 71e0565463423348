import { expect, test } from 'vitest';
import { gameOf } from '#contract/testing/reviews.ts';
import { testApp } from '#server/testing/test-app.ts';
import { buildReport } from './build-report.ts';

const { game } = (await testApp()).services.content;

test('the report names the sources of exercises missed at the first try or skipped, and no others', () => {
  const report = buildReport({
    language: 'en',
    ...{ product: '', name: '', game, planChanges: [], now: new Date(), timeZone: 'UTC', paper: 'A4' },
    playthrough: gameOf('1:✓ 2:x✓ 3:s 4:x 5:xxa 6:✓'),
  });
  const missed = game.exercises.filter(({ exercise_id }) => [2, 3, 4, 5].includes(exercise_id));
  const words = missed.flatMap(({ sources }) => sources.map(({ source, year }) => `${source}, ${year}`));
  expect(report.sources).toEqual([...new Set(words)]);
  expect(report.sources.length).toBeGreaterThan(2);
});
