import * as z from 'zod/mini';
import { sandboxCardFields } from '#contract/sandbox-payments.ts';
import { bankText } from '#server/lib/payments/bank-text.ts';
import { CardRejected } from '#server/lib/payments/provider.ts';
import { issueCard } from '#server/lib/payments/sandbox/issue-card.ts';
import { inputProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { subscriptionsMessages } from './messages.ts';

type Given = {
  paymentMethodId?: string | null | undefined;
  number?: string | null | undefined;
  expMonth?: string | null | undefined;
  expYear?: string | null | undefined;
  cvc?: string | null | undefined;
};

/**
 * The payment method of a sign-up; null for none. Only the sandbox takes raw card fields, and nothing stores them
 * (docs/product-decisions.md#card-entry).
 * @throws Problem `card_data_refused` with a real provider, `validation`, or `card_declined`
 */
export async function getPaymentMethod(services: Services, given: Given): Promise<string | null> {
  const { number, expMonth, expYear, cvc } = given;
  if (!(number || expMonth || expYear || cvc)) return given.paymentMethodId || null;
  const { payments, database, clock } = services;
  if (payments.name !== 'sandbox') {
    throw new Problem('card_data_refused', subscriptionsMessages.cardDataRefused);
  }
  const read = z.safeParse(sandboxCardFields, { number, expMonth, expYear, cvc });
  if (!read.success) throw inputProblem(read.error.issues);
  const issued = await issueCard(database, read.data, clock.now()).catch((error) => {
    throw error instanceof CardRejected ? new Problem('card_declined', bankText(error.message)) : error;
  });
  return issued.paymentMethodId;
}
