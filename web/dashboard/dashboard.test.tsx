import type { UseQueryResult } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Playthrough } from '#contract/answers.ts';
import { addSaves, emptyPlaythrough, receiveSave } from '#contract/scoring/playthrough.ts';
import { readHistory } from '#server/answers/play-game.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { playthroughsQuery } from '../answers/playthroughs-query.ts';
import { Component as DashboardScreen } from './DashboardScreen.tsx';
import { GameTab } from './GameTab.tsx';

const game = buildGame(testContent);
const at = '2026-06-03T01:30:00.000Z';
vi.stubEnv('TZ', 'America/New_York');

/** The playthrough after these visits: `✓` correct, `x` incorrect, `s` skipped. */
const playthroughOf = (visits: string): Playthrough =>
  addSaves(
    emptyPlaythrough('', 50),
    visits
      .split(' ')
      .flatMap((visit) => readHistory(game, visit, new Date(at)))
      .map((exercise) =>
        receiveSave(exercise, at, game.exercises[exercise.exercise_id - 1]?.main.answer ?? null),
      ),
  );

function renderedText(screen: ReactNode, playthroughs: Playthrough[] = []): string {
  const queries = new QueryClient();
  queries.setQueryData(playthroughsQuery.queryKey, playthroughs);
  return textIn(renderMarkup(screen, queries));
}

const tab = (playthroughs: Partial<UseQueryResult<Playthrough[]>>) =>
  renderedText(<GameTab playthroughs={playthroughs as UseQueryResult<Playthrough[]>} />);

test('new players are welcomed, and returning players are welcomed back', () => {
  expect(renderedText(<DashboardScreen />)).toMatch(/^Welcome, to Mind Your Step /);
  expect(renderedText(<DashboardScreen />, [playthroughOf('1:✓')])).toMatch(
    /^Welcome back, to Mind Your Step /,
  );
});

test('before the first answer: 0 out of 50, and a badge that says the same', () => {
  const text = tab({ data: [] });
  expect(text).toContain('You have answered 0 out of 50 exercises');
  expect(text).toContain('Resume Play 0/50');
  expect(text).not.toMatch(/Last played|Last exercise answered|next open|Practice/);
});

test('with results: how many, when, which was the last, and every button', () => {
  const text = tab({ data: [playthroughOf('1:✓ 2:✓ 4:x 5:s 3:✓')] });
  expect(text).toContain('You have answered 4 out of 50 exercises');
  expect(text).toContain('1 skipped');
  expect(text).toContain('Last played: Jun 2, 2026');
  expect(text).toContain('Last exercise answered: #3');
  expect(text).toContain('Resume Play 4/50');
  expect(text).toContain('Go to the next open exercise (#5)');
  expect(text).toContain('Practice what I missed (');
});

test('a place alone does not count as an answer', () => {
  const playthroughs = [playthroughOf('12:-')];
  const text = tab({ data: playthroughs });
  expect(text).toContain('You have answered 0 out of 50 exercises');
  expect(text).not.toContain('Last exercise answered');
  expect(renderedText(<DashboardScreen />, playthroughs)).toMatch(/^Welcome, to Mind Your Step /);
});

test('results that cannot be read are not shown as no results', () => {
  const text = tab({ isError: true });
  expect(text).toContain('Your results cannot be shown right now. Your answers are safe.');
  expect(text).toContain('Resume Play');
  expect(text).not.toMatch(/\d+\/50|out of 50/);
});
