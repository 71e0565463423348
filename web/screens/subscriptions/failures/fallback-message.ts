import { ApiProblem } from '#web/data/api/client.ts';
import { CardProblem } from '../card-entry.ts';

const codesWithoutMessage: readonly string[] = ['unknown', 'unreachable'];

/** Whether the server or the card provider says what went wrong. */
function hasMessage(problem: unknown): boolean {
  if (problem instanceof CardProblem) return true;
  return problem instanceof ApiProblem && !codesWithoutMessage.includes(problem.code);
}

/** The message of a failure, or the fallback if it has none (specification section 8). */
export function messageOf(problem: unknown, fallback: string): string {
  return hasMessage(problem) ? (problem as Error).message : fallback;
}

/** Adds the fallback to a failed call without a message. @throws ApiProblem */
export async function withFallbackMessage<Result>(sent: Promise<Result>, fallback: string): Promise<Result> {
  return sent.catch((problem: unknown) => {
    if (!(problem instanceof ApiProblem) || hasMessage(problem)) throw problem;
    throw new ApiProblem(problem.status, { message: fallback });
  });
}
