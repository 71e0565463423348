import { ApiProblem } from '#web/api/client.ts';
import { CardProblem } from '../checkout/card-entry.ts';

const wordless: readonly string[] = ['unknown', 'unreachable'];

/** Whether the server or the card provider says what went wrong. */
function hasOwnWords(problem: unknown): boolean {
  if (problem instanceof CardProblem) return true;
  return problem instanceof ApiProblem && !wordless.includes(problem.code);
}

/** The message of a failure, or the fallback if it has none (specification section 8). */
export function wordsOf(problem: unknown, words: string): string {
  return hasOwnWords(problem) ? (problem as Error).message : words;
}

/** Adds the fallback to a failed call without a message. @throws ApiProblem */
export async function withWords<Result>(sent: Promise<Result>, words: string): Promise<Result> {
  return sent.catch((problem: unknown) => {
    if (!(problem instanceof ApiProblem) || hasOwnWords(problem)) throw problem;
    throw new ApiProblem(problem.status, { message: words });
  });
}
