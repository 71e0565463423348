import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Language, languages } from '#contract/pages/languages.ts';
import { papers } from '#contract/reports.ts';
import { gameContentOf } from '#server/game/game-content.ts';
import { openContent } from '#server/game/open-content.ts';
import { renderHuddle } from '#server/reports/render-huddle.ts';
import { buildHuddle } from '../topics/build-huddle.ts';
import { type GameTopic, titleOf, topicsOf } from '../topics/topics.ts';

/** With its stills, unlike the content of other tests: they take the most space on the page. */
const opened = openContent(fileURLToPath(new URL('../../../content/', import.meta.url)));
const { byLanguage } = gameContentOf(opened, '');
const { brand } = opened.content;

/** The shorter paper, and the longer words. */
export const tightestEdition = ['Letter', 'es'] as const;

export const otherEditions = papers
  .flatMap((paper) => languages.map((language) => [paper, language] as const))
  .filter(([paper, language]) => paper !== tightestEdition[0] || language !== tightestEdition[1]);

/** The topic with the longest title that has the exercise, since the title takes the most space. */
function longestTopicOf(topics: readonly GameTopic[], exerciseId: number, language: Language): GameTopic {
  const [longest] = topics
    .filter(({ exercises }) => exercises.includes(exerciseId))
    .toSorted((one, other) => titleOf(other, language).length - titleOf(one, language).length);
  if (!longest) throw new Error(`Exercise ${exerciseId} is in no topic.`);
  return longest;
}

/** Some five drafts for each of fifty pages. */
export const huddlesTakeMs = 240_000;

/** The exercises of fifty whose huddle, with the longest words, is not one page, each with its pages. */
export async function otherThanOnePage(paper: (typeof papers)[number], language: Language) {
  const { game, safety } = byLanguage[language];
  const pages: (readonly [number, number | undefined])[] = [];
  for (const { exercise_id } of game.exercises) {
    const topic = longestTopicOf(topicsOf(game), exercise_id, language);
    const { exercises } = topic;
    const tryOf = (id: number) => game.exercises.find((one) => one.exercise_id === id)?.try ?? '';
    const others = exercises
      .filter((id) => id !== exercise_id)
      .toSorted((one, other) => tryOf(other).length - tryOf(one).length);
    const huddle = buildHuddle({
      language,
      product: brand.product,
      topic: titleOf(topic, language),
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
  return pages;
}
