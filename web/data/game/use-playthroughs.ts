import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfig } from '../config.tsx';
import { useWaiting } from '../outbox/use-waiting.ts';
import { type WaitingSave, waitingSaves } from '../outbox/waiting-saves.ts';
import { type PlaythroughsResult, playthroughsQuery } from './playthroughs-query.ts';
import { withWaitingSaves } from './with-waiting-saves.ts';

const none: readonly WaitingSave[] = [];

/** All playthroughs, up to the last answer given on this device, whether or not it has arrived. */
export function usePlaythroughs(): PlaythroughsResult {
  const { totalExercises } = useConfig();
  const playthroughs = useQuery(playthroughsQuery);
  const saves = useWaiting(waitingSaves, playthroughsQuery.queryKey) ?? none;
  const { data } = playthroughs;
  const all = useMemo(
    () => data && withWaitingSaves(data, saves, totalExercises),
    [data, saves, totalExercises],
  );
  return { ...playthroughs, data: all } as PlaythroughsResult;
}
