import { useEffect } from 'react';
import type { Game } from '#contract/game.ts';
import { useSettings } from '../settings.ts';
import type { StoredParts } from './cached-clips.ts';
import { isDataSaverOn } from './data-saver.ts';

/** How many exercises after the current one stay playable without a network. */
const exercisesAhead = 5;

/** Leaves the first seconds to the clip that plays. */
const playingRestMs = 4000;

/**
 * Stores this exercise and the next ones on the device, during and before play; not with data saver on.
 * @param restMs milliseconds to wait before it begins
 */
export function useCacheAhead(game: Game, current: number, restMs = playingRestMs): void {
  const ids = game.exercises.map(({ exercise_id }) => exercise_id);
  useCacheExercises(
    game,
    ids.filter((id) => id >= current && id <= current + exercisesAhead),
    { bothStates: false, restMs },
  );
}

/** The same for given exercises, in their order; a review shows either state of a scene. */
export function useCacheExercises(
  game: Game,
  exerciseIds: readonly number[],
  { bothStates, restMs = playingRestMs }: { bothStates: boolean; restMs?: number },
): void {
  const { describePicture: described } = useSettings();
  const wanted = exerciseIds.join();
  useEffect(() => {
    if (isDataSaverOn() || !('caches' in window)) return;
    const stop = new AbortController();
    const start = setTimeout(() => {
      storeAhead(game, wanted.split(',').map(Number), { described, bothStates }, stop.signal).catch(() => {
        // No network or no space: tried again at the next exercise.
      });
    }, restMs);
    return () => {
      clearTimeout(start);
      stop.abort();
    };
  }, [game, wanted, restMs, described, bothStates]);
}

/** Its code is not needed before the first film plays. */
async function storeAhead(game: Game, next: number[], stored: StoredParts, signal: AbortSignal) {
  const { cacheFiles, commonFilesOf, deleteOldFiles, filesOf } = await import('./cached-clips.ts');
  const files = (ids: number[]) => filesOf(game, ids, stored);
  await cacheFiles([...files(next.slice(0, 2)), ...commonFilesOf(game), ...files(next)], signal);
  await deleteOldFiles(game);
}
