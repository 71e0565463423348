import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { listAnswers, type Playthrough } from '#contract/answers.ts';
import { readAndStore, readOrShowStored } from '../queries/read.ts';
import { storedPlaythroughs } from './stored-playthroughs.ts';

/** All playthroughs on the server; the last one is the current one. */
export const playthroughsQuery = queryOptions({
  queryKey: ['answers', 'all'],
  queryFn: (context): Promise<Playthrough[]> =>
    readOrShowStored({
      context,
      fresh: () => readAndStore(listAnswers, { signal: context.signal }),
      stored: storedPlaythroughs,
    }),
});

export type PlaythroughsResult = UseQueryResult<Playthrough[]>;
