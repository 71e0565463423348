import { ApiProblem } from '#web/data/api/client.ts';
import type { CardEntry } from '../card-entry.ts';

/**
 * Sends a payment. If the bank requires it, the person approves it at the bank, and then the payment is confirmed;
 * `problem` is the response that required it.
 * @throws ApiProblem, CardProblem
 */
export async function payWithConfirmation<Paid>(
  card: Pick<CardEntry, 'confirmWithBank'>,
  pay: () => Promise<Paid>,
  confirm: (problem: ApiProblem) => Promise<Paid>,
): Promise<Paid> {
  try {
    return await pay();
  } catch (problem) {
    const needsConfirmation = problem instanceof ApiProblem && problem.code === 'requires_action';
    if (!needsConfirmation || !problem.clientSecret) throw problem;
    await card.confirmWithBank(problem.clientSecret);
    return confirm(problem);
  }
}
