import { useEffect } from 'react';
import type { Game } from '#contract/game.ts';
import { useSettings } from '../settings.ts';
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
    restMs,
  );
}

/** The same for given exercises, in their order. */
export function useCacheExercises(game: Game, exerciseIds: readonly number[], restMs = playingRestMs): void {
  const { describePicture } = useSettings();
  const wanted = exerciseIds.join();
  useEffect(() => {
    if (isDataSaverOn() || !('caches' in window)) return;
    const stop = new AbortController();
    const start = setTimeout(() => {
      storeAhead(game, wanted.split(',').map(Number), describePicture, stop.signal).catch(() => {
        // No network or no space: tried again at the next exercise.
      });
    }, restMs);
    return () => {
      clearTimeout(start);
      stop.abort();
    };
  }, [game, wanted, restMs, describePicture]);
}

/** Its code is not needed before the first film plays. */
async function storeAhead(game: Game, next: number[], described: boolean, signal: AbortSignal) {
  const { cacheFiles, commonFilesOf, deleteOldFiles, filesOf } = await import('./cached-clips.ts');
  const files = (ids: number[]) => filesOf(game, ids, described);
  await cacheFiles([...files(next.slice(0, 2)), ...commonFilesOf(game), ...files(next)], signal);
  await deleteOldFiles(game);
}
