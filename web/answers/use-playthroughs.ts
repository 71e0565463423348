import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { onRowSent } from '#web/outbox/device-outbox.ts';
import { type WaitingSave, waitingSaves } from '#web/outbox/waiting-saves.ts';
import { useConfig } from '#web/shell/config.tsx';
import { type PlaythroughsResult, playthroughsQuery } from './playthroughs-query.ts';
import { withWaitingSaves } from './with-waiting-saves.ts';

/** All playthroughs, up to the last answer given on this device, whether or not it has arrived. */
export function usePlaythroughs(): PlaythroughsResult {
  const { totalExercises } = useConfig();
  const queries = useQueryClient();
  const playthroughs = useQuery(playthroughsQuery);
  const [saves, setSaves] = useState<readonly WaitingSave[]>([]);

  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const waiting = await waitingSaves();
      if (isHere) setSaves(waiting);
    };
    // The outbox is read again only after the playthroughs include what has left it, so that no answer is missing.
    const stop = onRowSent(
      () => void queries.invalidateQueries({ queryKey: playthroughsQuery.queryKey }).then(read),
    );
    void read();
    return () => {
      isHere = false;
      stop();
    };
  }, [queries]);

  const { data } = playthroughs;
  const all = useMemo(
    () => data && withWaitingSaves(data, saves, totalExercises),
    [data, saves, totalExercises],
  );
  return { ...playthroughs, data: all } as PlaythroughsResult;
}
