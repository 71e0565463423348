import { ApiProblem } from '#web/api/client.ts';
import { CardProblem } from './card-entry.ts';

const wordless: readonly string[] = ['unknown', 'unreachable'];

/** Whether the server, or whoever looks after the card, says what went wrong. */
function hasOwnWords(problem: unknown): boolean {
  if (problem instanceof CardProblem) return true;
  return problem instanceof ApiProblem && !wordless.includes(problem.code);
}

/** What to say of a failure: its own words, or `words` where it has none (specification section 8). */
export function wordsOf(problem: unknown, words: string): string {
  return hasOwnWords(problem) ? (problem as Error).message : words;
}

/** Says `words` where a call fails and the server has none of its own. @throws ApiProblem */
export async function withWords<Answer>(sent: Promise<Answer>, words: string): Promise<Answer> {
  return sent.catch((problem: unknown) => {
    if (!(problem instanceof ApiProblem) || hasOwnWords(problem)) throw problem;
    throw new ApiProblem(problem.status, { message: words });
  });
}
