import type { Text } from '#server/lib/language/text.ts';
import { bankText } from '#server/lib/payments/bank-text.ts';
import { Problem } from '#server/lib/problem.ts';
import { subscriptionsMessages } from '../messages.ts';
import type { OperationOutcome } from '../payment-operations.ts';

/**
 * @param say what is said of a card that was declined
 * @throws Problem `card_declined`, `requires_action`, `provider_refused` or `provider_unavailable` unless the operation is done
 */
export function rejectUnlessDone(
  outcome: OperationOutcome,
  say: (bankWords: string | Text) => string | Text = (words) => words,
): void {
  if (outcome.state === 'waiting') {
    const { clientSecret } = outcome;
    throw new Problem('requires_action', subscriptionsMessages.requiresAction, { clientSecret });
  }
  if (outcome.state === 'done') return;
  const { failure } = outcome;
  if (failure.because === 'declined') throw new Problem('card_declined', say(bankText(failure.message)));
  if (failure.because === 'replaced') {
    throw new Problem('card_declined', subscriptionsMessages.askedSomethingElse);
  }
  if (failure.because === 'refused') {
    throw new Problem('provider_refused', subscriptionsMessages.paymentRefused);
  }
  throw new Problem('provider_unavailable', subscriptionsMessages.paymentFailed);
}
