/** The cards that the sandbox accepts: Stripe's test numbers, and Stripe's ids for three of them. */

/** What happens when the card is charged. `fails_at_renewal`: the first payment succeeds. */
export type CardOutcome =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'authentication_needed'
  | 'fails_at_renewal';

const outcomeOfNumber = new Map<string, CardOutcome>(
  Object.entries({
    '4242424242424242': 'succeeds',
    '5555555555554444': 'succeeds',
    '378282246310005': 'succeeds',
    '4000000000000002': 'declined',
    '4000000000009995': 'insufficient_funds',
    '4000002500003155': 'authentication_needed',
    '4000002760003184': 'authentication_needed',
    '4000000000000341': 'fails_at_renewal',
  }),
);

export const cardsOfStripesIds = new Map<string, SandboxCard>(
  Object.entries({
    pm_card_visa: { brand: 'visa', last4: '4242', outcome: 'succeeds' },
    pm_card_chargeDeclined: { brand: 'visa', last4: '0002', outcome: 'declined' },
    pm_card_authenticationRequired: { brand: 'visa', last4: '3184', outcome: 'authentication_needed' },
  }),
);

export const rejections = {
  declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  authentication: 'Your bank did not approve the payment. Please try again or use another card.',
  unknown_method: 'This card is not known. Please enter it again.',
  wrong_number: 'Your card number is incorrect.',
  expired: 'Your card has expired.',
  not_a_test_card: 'The sandbox takes test cards only, such as 4242 4242 4242 4242.',
} as const;

export type SandboxCard = { brand: string; last4: string; outcome: CardOutcome };

/** The card of a number, or why it is rejected. The number itself is stored nowhere. */
export function cardOfNumber(number: string): SandboxCard | { rejection: string } {
  const outcome = outcomeOfNumber.get(number);
  if (outcome) return { brand: brandOf(number), last4: number.slice(-4), outcome };
  return { rejection: passesLuhn(number) ? rejections.not_a_test_card : rejections.wrong_number };
}

function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'visa';
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number.length >= 12 && sum % 10 === 0;
}
