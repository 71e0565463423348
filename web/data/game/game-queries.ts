import { queryOptions } from '@tanstack/react-query';
import { type Playthrough, resumeGame } from '#contract/answers.ts';
import { getGame, getSampleGame, listGames } from '#contract/game.ts';
import { languageQuery } from '#web/lib/language.ts';
import { send } from '../api/client.ts';
import { readConfig } from '../config.tsx';
import { waitingSaves } from '../outbox/waiting-saves.ts';
import { readAndStore, readOrShowStored } from '../queries/read.ts';
import { playthroughsQuery } from './playthroughs-query.ts';
import { storedPlaythroughs } from './stored-playthroughs.ts';
import { withWaitingSaves } from './with-waiting-saves.ts';

/** Game id is always "1" (specification section 9). */
export const gameId = '1';

/** The clips and texts change only with a release: reading them once per visit is enough. */
export const gameQuery = queryOptions({
  queryKey: ['game', gameId],
  queryFn: ({ signal }) => send(getGame, { params: { gameID: gameId }, query: languageQuery, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Longer than for other reads: what this device stored may be older than a game on another device. */
const resumeTimeoutMs = 15_000;

/** Where the player stopped, including saves that wait on this device. */
export const resumeQuery = queryOptions({
  queryKey: ['answers', 'resume', gameId],
  async queryFn(context): Promise<Playthrough | null> {
    return readOrShowStored({
      context,
      fresh: async () => {
        const { record: playthrough } = await readAndStore(resumeGame, {
          params: { gameID: gameId },
          signal: context.signal,
        });
        return latestOf(playthrough ? [playthrough] : []);
      },
      stored: async () => {
        // A shared computer stores nothing: there what the dashboard has read stays in memory.
        const known = () => context.client.getQueryData(playthroughsQuery.queryKey);
        const playthroughs = (await storedPlaythroughs()) ?? known();
        return playthroughs && latestOf(playthroughs);
      },
      showStoredAfterMs: resumeTimeoutMs,
    });
  },
  staleTime: 0,
  // What was read at an earlier visit would open the game that was current then.
  gcTime: 0,
});

async function latestOf(playthroughs: Playthrough[]): Promise<Playthrough | null> {
  return withWaitingSaves(playthroughs, await waitingSaves(), readConfig().totalExercises).at(-1) ?? null;
}

/** Public facts: title, parts and number of exercises. Reading them does not count as opening the game (docs/product-decisions.md#refunds). */
export const gamesQuery = queryOptions({
  queryKey: ['games'],
  queryFn: ({ signal }) => send(listGames, { query: languageQuery, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const sampleGameQuery = queryOptions({
  queryKey: ['sample game'],
  queryFn: ({ signal }) => send(getSampleGame, { query: languageQuery, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
