// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resumeGame } from '#contract/answers.ts';
import { configBlockId } from '#contract/pages/page.ts';
import { addSaves, emptyPlaythrough, receiveSave } from '#contract/rules/playthrough.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { gameQuery } from '#web/data/game/game-queries.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { mockCaches } from '#web/data/session/testing/fake-caches.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { Component as PlayScreen } from './PlayScreen.tsx';
import type { StartPoint } from './playthrough/start-point.ts';

/** The games that the screen has opened, as their ids. */
const opened = vi.hoisted((): (string | null)[] => []);
vi.mock('./view/PlayView.tsx', () => ({
  PlayView({ startPoint }: { startPoint: StartPoint }) {
    opened.push(startPoint.openPlaythrough.id);
    return null;
  },
}));

const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const at = '2026-06-01T14:00:00.000Z';
const game = buildGame(testContent);
let currentGame: string;

/** The current game with a right answer in its first exercise. */
function resumed() {
  const attempt = { attempt_outcome: 'correct' as const, attempted_at: at, attempt_id: currentGame };
  const exercise = { exercise_id: 1, time: 20, repeats: 0, skip: false, main: [attempt] };
  const record = addSaves(emptyPlaythrough(currentGame, 50), [receiveSave(exercise, at, null)]);
  return { gameID: '1', lastExercise: 1, place: null, nextOpenExercise: 2, record };
}

beforeEach(() => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = configBlockId;
  block.textContent = JSON.stringify({ totalExercises: 50 });
  document.head.replaceChildren(block);
  mockCaches();
  openSession(anna);
  opened.length = 0;
  vi.stubGlobal('fetch', async (address: string) =>
    address === resumeGame.path.replace('{gameID}', '1')
      ? Response.json(resumed())
      : new Response(null, { status: 404 }),
  );
});
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

test('after a game was brought back, the next visit opens that game and never the one of the visit before', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  queries.setQueryData(gameQuery.queryKey, game);
  currentGame = second;
  const visit = renderInApp(<PlayScreen />, { queries });
  await expect.poll(() => new Set(opened)).toEqual(new Set([second]));
  visit.unmount();
  opened.length = 0;
  currentGame = first;
  await act(() => queries.invalidateQueries());
  // Other pages are open between two visits.
  await new Promise((resolve) => setTimeout(resolve, 50));
  renderInApp(<PlayScreen />, { queries });
  await expect.poll(() => opened.length).toBeGreaterThan(0);
  expect(new Set(opened)).toEqual(new Set([first]));
});

test('on a shared computer, which stores nothing, Resume Play without a network opens the game that the dashboard showed', async () => {
  closeSession();
  openSession({ ...anna, isShared: true });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  queries.setQueryData(gameQuery.queryKey, game);
  currentGame = first;
  queries.setQueryData(playthroughsQuery.queryKey, [resumed().record]);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('There is no network.');
  });
  renderInApp(<PlayScreen />, { queries });
  await expect.poll(() => new Set(opened)).toEqual(new Set([first]));
});
