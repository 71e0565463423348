import { useEffect } from 'react';
import type { Game } from '#contract/game.ts';
import { useSettings } from '../settings.ts';
import { cacheFiles, commonFilesOf, deleteOldFiles, filesOf } from './cached-clips.ts';
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
      const next = wanted.split(',').map(Number);
      const files = (ids: number[]) => filesOf(game, ids, describePicture);
      cacheFiles([...files(next.slice(0, 2)), ...commonFilesOf(game), ...files(next)], stop.signal)
        .then(() => deleteOldFiles(game))
        .catch(() => {
          // No network or no space: tried again at the next exercise.
        });
    }, restMs);
    return () => {
      clearTimeout(start);
      stop.abort();
    };
  }, [game, wanted, restMs, describePicture]);
}
