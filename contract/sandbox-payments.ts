import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { asTyped, atMost, dollars, messageResponse, plainDigits, requiredText, text } from './fields.ts';
import { subscriptionStatuses } from './subscriptions.ts';

/** Calls that exist only if the sandbox takes the payments. */

const digits = (text: string) => plainDigits(text).replaceAll(/[\s\p{Pd}]/gu, '');

/** American Express cards have four digits on the front, and are accepted with three like all others (docs/product-decisions.md#card-fields). */
function isCvcFor(number: string, cvc: string): boolean {
  return cvc.length === 3 || /^3[47]/.test(digits(number));
}

const written = (required: string, pattern: RegExp, wrong: string) =>
  text(required).check(
    asTyped(wrong),
    z.overwrite(plainDigits),
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.regex(pattern, wrong),
  );

/** The card form of the individual sign-up page, with the specification's messages (section 5). */
export const sandboxCardFields = z
  .object({
    number: text('cardNumberRequired').check(
      asTyped('cardNumberDigits'),
      z.overwrite(digits),
      z.minLength(1, { error: 'cardNumberRequired', abort: true }),
      z.regex(/^\d{12,19}$/, 'cardNumberDigits'),
    ),
    expMonth: written('monthRequired', /^(0[1-9]|1[0-2])$/, 'monthDigits'),
    expYear: written('yearRequired', /^\d{2}$/, 'yearDigits'),
    cvc: written('cvcRequired', /^\d{3,4}$/, 'cvcDigits'),
  })
  .check(
    z.refine(({ number, cvc }) => isCvcFor(number, cvc), {
      path: ['cvc'],
      error: 'cvcDigits',
    }),
  );

export const createSandboxCard = endpoint({
  method: 'POST',
  path: '/sandbox/cards',
  caller: 'anyone',
  body: sandboxCardFields,
  response: z.object({
    paymentMethodId: z.string(),
    card: z.object({ brand: z.string(), last4: z.string() }),
  }),
});

const secret = text().check(z.minLength(1), atMost(200));

export const findBankConfirmation = endpoint({
  method: 'GET',
  path: '/sandbox/payments/question',
  caller: 'anyone',
  query: z.object({ clientSecret: secret }),
  response: z.object({
    /** null for a card that will be used from now on. */
    amount: z.nullable(dollars),
    last4: z.string(),
  }),
});

export const confirmAtBank = endpoint({
  method: 'POST',
  path: '/sandbox/payments/answer',
  caller: 'anyone',
  body: z.object({ clientSecret: secret, approved: z.boolean() }),
  response: messageResponse,
});

export const advanceBilling = endpoint({
  method: 'POST',
  path: '/sandbox/payments/next',
  caller: 'anyone',
  body: z.object({ email: requiredText('userNameOrEmailRequired', 254) }),
  response: z.object({ message: z.string(), status: z.enum(subscriptionStatuses) }),
});

export const sandboxEndpoints = {
  createSandboxCard: served(createSandboxCard, {
    purpose: 'Sandbox: turn a test card into a payment method id',
    problems: ['card_declined'],
  }),
  findBankConfirmation: served(findBankConfirmation, {
    purpose: "Sandbox: what the card's bank asks, for the client secret of a `requires_action`",
    problems: ['not_found'],
  }),
  confirmAtBank: served(confirmAtBank, {
    purpose: "Sandbox: approve or reject, as the card's owner would at the bank",
    problems: ['not_found'],
  }),
  advanceBilling: served(advanceBilling, {
    purpose: "Sandbox: advance a person's subscription to its next event (renewal, end, reminder)",
    problems: ['not_found', 'conflict'],
  }),
};
