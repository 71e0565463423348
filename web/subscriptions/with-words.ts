import { ApiProblem } from '#web/api/client.ts';

/** Says `words` where the server has none of its own (specification section 8). @throws ApiProblem */
export async function withWords<Answer>(sent: Promise<Answer>, words: string): Promise<Answer> {
  try {
    return await sent;
  } catch (problem) {
    const saysNothing = problem instanceof ApiProblem && problem.code === 'unknown';
    throw saysNothing ? new ApiProblem(problem.status, { message: words }) : problem;
  }
}
