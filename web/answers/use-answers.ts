import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { onRowSent } from '#web/outbox/device-outbox.ts';
import { type WaitingSave, waitingSaves } from '#web/outbox/waiting-saves.ts';
import { useConfig } from '#web/shell/config.tsx';
import { type Answers, answersQuery } from './answers-query.ts';
import { withWaiting } from './with-waiting.ts';

/** All playthroughs, up to the last answer given on this device, whether or not it has arrived. */
export function useAnswers(): Answers {
  const { totalExercises } = useConfig();
  const queries = useQueryClient();
  const answers = useQuery(answersQuery);
  const [saves, setSaves] = useState<readonly WaitingSave[]>([]);

  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const waiting = await waitingSaves();
      if (isHere) setSaves(waiting);
    };
    // Read the outbox again only after the playthroughs include what has left it, so that no answer is missing in between.
    const stop = onRowSent(
      () => void queries.invalidateQueries({ queryKey: answersQuery.queryKey }).then(read),
    );
    void read();
    return () => {
      isHere = false;
      stop();
    };
  }, [queries]);

  const { data } = answers;
  const all = useMemo(() => data && withWaiting(data, saves, totalExercises), [data, saves, totalExercises]);
  return { ...answers, data: all } as Answers;
}
