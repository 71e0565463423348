import { queryOptions } from '@tanstack/react-query';
import { resumeGame } from '#contract/answers.ts';
import { getGame, getSampleGame, listGames } from '#contract/game.ts';
import { withWaiting } from '#web/answers/with-waiting.ts';
import { send } from '#web/api/client.ts';
import { waitingSaves } from '#web/outbox/waiting-saves.ts';
import { readConfig } from '#web/shell/config.tsx';

/** Game id is always "1" (specification section 9). */
export const gameId = '1';

/** The film and the words change only with a release: once a visit is enough. */
export const gameQuery = queryOptions({
  queryKey: ['game', gameId],
  queryFn: ({ signal }) => send(getGame, { params: { gameID: gameId }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where the person stopped, what waits on this device included. */
export const resumeQuery = queryOptions({
  queryKey: ['answers', 'resume', gameId],
  async queryFn({ signal }) {
    const { record } = await send(resumeGame, { params: { gameID: gameId }, signal });
    const waiting = await waitingSaves();
    return withWaiting(record ? [record] : [], waiting, readConfig().totalExercises).at(-1) ?? null;
  },
  staleTime: 0,
});

/** Public facts: title, parts and how many exercises. Asking for them opens nothing of the game (decision G101). */
export const gamesQuery = queryOptions({
  queryKey: ['games'],
  queryFn: ({ signal }) => send(listGames, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const sampleGameQuery = queryOptions({
  queryKey: ['sample game'],
  queryFn: ({ signal }) => send(getSampleGame, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
