import { expect, test } from 'vitest';
import type { SentReview } from '#contract/reviews.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { renderMarkup } from '#web/testing/render-markup.tsx';
import { TodayOnTheLane } from './TodayOnTheLane.tsx';

const game = buildGame(testContent);

function wordsAfter(...outcomes: SentReview['outcome'][]) {
  const made = outcomes.map((outcome, index) => ({ outcome, exerciseId: index + 1 }) as SentReview);
  return renderMarkup(<TodayOnTheLane game={game} playthrough={null} made={made} />);
}

test('what Rosa says about the three is true', () => {
  expect(wordsAfter('correct', 'correct')).toContain('You got it all right today.');
  expect(wordsAfter('correct', 'incorrect', 'correct')).toContain('You got 2 of 3 right today.');
  expect(wordsAfter('incorrect')).toContain('We took a good look together.');
});
