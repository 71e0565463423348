import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { type AnswerRecord, listAnswers } from '#contract/answers.ts';
import { send } from '#web/api/client.ts';

/** All records; the last one is the present one. */
export const answersQuery = queryOptions({
  queryKey: ['answers', 'all'],
  queryFn: ({ signal }) => send(listAnswers, { signal }),
});

export type Answers = UseQueryResult<AnswerRecord[]>;
