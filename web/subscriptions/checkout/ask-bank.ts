import { ApiProblem } from '#web/api/client.ts';
import type { CardEntry } from './card-entry.ts';

/**
 * Sends a payment. If the bank requires it, asks the person at the bank and then confirms the payment; `problem` is the
 * response that required it.
 * @throws ApiProblem, CardProblem
 */
export async function askBankIfAsked<Paid>(
  card: CardEntry,
  pay: () => Promise<Paid>,
  confirm: (problem: ApiProblem) => Promise<Paid>,
): Promise<Paid> {
  try {
    return await pay();
  } catch (problem) {
    const asksBank = problem instanceof ApiProblem && problem.code === 'requires_action';
    if (!asksBank || !problem.clientSecret) throw problem;
    await card.confirmWithBank(problem.clientSecret);
    return confirm(problem);
  }
}
