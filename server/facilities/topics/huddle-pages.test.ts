import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { papers } from '#contract/reports.ts';
import { buildGame } from '#server/game/build-game.ts';
import { openContent } from '#server/game/open-content.ts';
import { renderHuddle } from '#server/reports/render-huddle.ts';
import { buildHuddle } from './build-huddle.ts';
import { type GameTopic, topicsOf } from './topics.ts';

/** With its stills, unlike the content of other tests: they take the most space on the page. */
const opened = openContent(fileURLToPath(new URL('../../../content/', import.meta.url)));
const game = buildGame(opened, '');
const { safety, brand } = opened.content;
const topics = topicsOf(game);

/** The topic with the longest title that has the exercise, since the title takes the most space. */
function longestTopicOf(exerciseId: number): GameTopic {
  const [longest] = topics
    .filter(({ exercises }) => exercises.includes(exerciseId))
    .toSorted((one, other) => other.title.length - one.title.length);
  if (!longest) throw new Error(`Exercise ${exerciseId} is in no topic.`);
  return longest;
}

test.each(papers)('the huddle about each of the fifty exercises is one page of %s paper', async (paper) => {
  const pages = [];
  for (const { exercise_id } of game.exercises) {
    const { title, exercises } = longestTopicOf(exercise_id);
    const tryOf = (id: number) => game.exercises.find((one) => one.exercise_id === id)?.try ?? '';
    const others = exercises
      .filter((id) => id !== exercise_id)
      .toSorted((one, other) => tryOf(other).length - tryOf(one).length);
    const huddle = buildHuddle({
      product: brand.product,
      topic: title,
      facility: 'W'.repeat(40),
      paper,
      safety: safety.footer,
      game,
      exercises: [exercise_id, ...others],
      figures: { firstTries: 250_000, overlooked: 125_000 },
      hands: { raised: 50_000, right: 25_000 },
    });
    const pdf = Buffer.from(await renderHuddle(huddle)).toString('latin1');
    const count = pdf.match(/\/Type \/Page\b/g)?.length;
    if (count !== 1) pages.push([exercise_id, count]);
  }
  expect(game.exercises).toHaveLength(50);
  expect(pages).toEqual([]);
});
