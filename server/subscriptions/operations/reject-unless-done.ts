import { Problem } from '#server/lib/problem.ts';
import type { OperationOutcome } from '../payment-operations.ts';

/** @throws Problem `card_declined`, `requires_action` or `provider_unavailable` unless the operation is done */
export function rejectUnlessDone(outcome: OperationOutcome): void {
  if (outcome.state === 'waiting') {
    const { clientSecret } = outcome;
    throw new Problem('requires_action', 'Your bank asks you to confirm this payment.', { clientSecret });
  }
  if (outcome.state === 'done') return;
  if (outcome.rejection !== null) throw new Problem('card_declined', outcome.rejection);
  throw new Problem(
    'provider_unavailable',
    'The payment did not go through. Nothing was charged. Please try again.',
  );
}
