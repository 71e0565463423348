// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { addSaves, emptyPlaythrough, receiveSave } from '#contract/rules/playthrough.ts';
import { buildGame } from '#server/game/build-game.ts';
import { readHistory } from '#server/sandbox/seeds/play-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { TodayButton } from './TodayButton.tsx';

vi.mock('#web/screens/reviews/use-reviews.ts', () => ({ useReviews: () => ({ data: [] }) }));

const game = buildGame(testContent);
const dayMs = 86_400_000;

/** All these exercises were answered right so many days ago. */
function played(last: number, daysAgo: number) {
  const at = new Date(Date.now() - daysAgo * dayMs);
  const saves = Array.from({ length: last }, (_, index) => readHistory(game, `${index + 1}:✓`, at)).flat();
  return addSaves(
    emptyPlaythrough('', 50),
    saves.map((save) =>
      receiveSave(save, at.toISOString(), game.exercises[save.exercise_id - 1]?.main.answer ?? null),
    ),
  );
}

const textOf = (last: number, daysAgo: number, as: 'main' | 'other') =>
  renderInApp(<TodayButton playthrough={played(last, daysAgo)} as={as} />).container.textContent;

test("Today's Three says when the next come while nothing is due, and is not the main button then", () => {
  expect(textOf(3, 0, 'other')).toMatch(/^Today's ThreeNext: (tomorrow|\w+)/);
  expect(textOf(50, 0, 'main')).toBe('');
  expect(textOf(50, 0, 'other')).toMatch(/^Today's ThreeNext: (tomorrow|\w+)/);
});

test("Today's Three is the main button once everything is answered and something is due", () => {
  expect(textOf(50, 40, 'main')).toMatch(/^Today's Three/);
  expect(textOf(50, 40, 'other')).toBe('');
  expect(textOf(3, 40, 'other')).toBe("Today's ThreeReady now");
});
