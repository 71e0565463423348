import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { type AnswerRecord, listAnswers, resumeGame } from '#contract/answers.ts';
import { ApiProblem, send } from '#web/api/client.ts';

/** All records that have arrived; the last one is the present one. */
export const answersQuery = queryOptions({
  queryKey: ['answers', 'all'],
  queryFn: ({ signal }): Promise<AnswerRecord[]> => send(listAnswers, { signal }).catch(lastKnown),
});

export type Answers = UseQueryResult<AnswerRecord[]>;

/** Without a network: what the game screen was told last, which asks after every answer that has arrived. */
async function lastKnown(problem: unknown): Promise<AnswerRecord[]> {
  if (!(problem instanceof ApiProblem) || problem.status !== 0) throw problem;
  const { record } = await send(resumeGame, { params: { gameID: '1' } });
  return record ? [record] : [];
}
