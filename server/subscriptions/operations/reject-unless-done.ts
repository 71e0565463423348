import { Problem } from '#server/lib/problem.ts';
import type { OperationOutcome } from '../payment-operations.ts';

/**
 * @throws Problem `card_declined`, `requires_action`, `provider_refused` or `provider_unavailable` unless the operation is done
 */
export function rejectUnlessDone(outcome: OperationOutcome): void {
  if (outcome.state === 'waiting') {
    const { clientSecret } = outcome;
    throw new Problem('requires_action', 'Your bank asks you to confirm this payment.', { clientSecret });
  }
  if (outcome.state === 'done') return;
  const { failure } = outcome;
  if (failure.because === 'declined') throw new Problem('card_declined', failure.message);
  if (failure.because === 'replaced') {
    throw new Problem(
      'card_declined',
      'You asked for something else before your bank had answered. Nothing was charged.',
    );
  }
  if (failure.because === 'refused') {
    throw new Problem(
      'provider_refused',
      'The payment service refused this, and nothing was charged. We know about it and look into it. Please contact us.',
    );
  }
  throw new Problem(
    'provider_unavailable',
    'The payment did not go through. Nothing was charged. Please try again.',
  );
}
