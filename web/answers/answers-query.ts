import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { type AnswerRecord, listAnswers } from '#contract/answers.ts';
import { readAndKeep, readOrShowKept } from '#web/session/read.ts';
import { keptRecords } from './stored-playthroughs.ts';

/** All records on the server; the last one is the current one. */
export const answersQuery = queryOptions({
  queryKey: ['answers', 'all'],
  queryFn: (context): Promise<AnswerRecord[]> =>
    readOrShowKept({
      context,
      fresh: () => readAndKeep(listAnswers, { signal: context.signal }),
      kept: keptRecords,
    }),
});

export type Answers = UseQueryResult<AnswerRecord[]>;
