/** The test cards of Stripe: the sandbox takes them, and so does the fake of Stripe that tests use. */

/**
 * What happens to the card. `declined`: it is refused before it is charged. `fails_when_charged` and `fails_at_renewal`: it is
 * accepted, and declined when it is charged, or only by a renewal. `disputed`: its bank takes the payment back.
 */
export type CardOutcome =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'authentication_needed'
  | 'fails_when_charged'
  | 'fails_at_renewal'
  | 'disputed';

type DeclineCode = keyof typeof declines;

type ListedCard = {
  number: string;
  /** Stripe's name of the card in its test mode. */
  stripeId?: string;
  outcome: CardOutcome;
  /** Why it is declined; without it the bank tells no reason. */
  code?: DeclineCode;
};

/** Stripe's messages to the person, by its names of the reasons. */
const declines = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: 'Your card was declined.',
  stolen_card: 'Your card was declined.',
  fraudulent: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  card_velocity_exceeded:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
} as const;

/** What the sandbox says besides what a bank says. */
export const rejections = {
  authentication: 'Your bank did not approve the payment. Please try again or use another card.',
  unknown_method: 'This card is not known. Please enter it again.',
  wrong_number: 'Your card number is incorrect.',
  expired: declines.expired_card,
  not_a_test_card: 'The sandbox takes test cards only, such as 4242 4242 4242 4242.',
} as const;

export const testCards: readonly ListedCard[] = [
  { number: '4242424242424242', stripeId: 'pm_card_visa', outcome: 'succeeds' },
  { number: '5555555555554444', stripeId: 'pm_card_mastercard', outcome: 'succeeds' },
  { number: '378282246310005', stripeId: 'pm_card_amex', outcome: 'succeeds' },
  { number: '4000000000000002', stripeId: 'pm_card_chargeDeclined', outcome: 'declined' },
  {
    number: '4000000000009995',
    stripeId: 'pm_card_chargeDeclinedInsufficientFunds',
    outcome: 'insufficient_funds',
    code: 'insufficient_funds',
  },
  decline('4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', 'lost_card'),
  decline('4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard', 'stolen_card'),
  decline('4100000000000019', 'pm_card_visa_chargeDeclinedFraudulent', 'fraudulent'),
  decline('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', 'expired_card'),
  decline('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'),
  decline('4000000000000119', 'pm_card_chargeDeclinedProcessingError', 'processing_error'),
  decline('4000000000006975', 'pm_card_visa_chargeDeclinedVelocityLimitExceeded', 'card_velocity_exceeded'),
  { number: '4000002500003155', outcome: 'authentication_needed' },
  {
    number: '4000002760003184',
    stripeId: 'pm_card_authenticationRequired',
    outcome: 'authentication_needed',
  },
  // By its number it fails at renewals alone, so that a failed renewal can be tried at all.
  { number: '4000000000000341', outcome: 'fails_at_renewal' },
  { number: '4000000000000341', stripeId: 'pm_card_chargeCustomerFail', outcome: 'fails_when_charged' },
  { number: '4000000000000259', stripeId: 'pm_card_createDispute', outcome: 'disputed' },
];

function decline(number: string, stripeId: string, code: DeclineCode): ListedCard {
  return { number, stripeId, outcome: 'declined', code };
}

/** A card as it is stored: never its number. */
export type TestCard = { brand: string; last4: string; outcome: CardOutcome };

/** The card with one of Stripe's names of test cards. */
export function cardOfStripeId(stripeId: string): TestCard | null {
  const listed = testCards.find((card) => card.stripeId === stripeId);
  return listed ? cardOf(listed) : null;
}

/** The card of a number, or why it is rejected. The number itself is stored nowhere. */
export function cardOfNumber(number: string): TestCard | { rejection: string } {
  const listed = testCards.find((card) => card.number === number);
  if (listed) return cardOf(listed);
  return { rejection: passesLuhn(number) ? rejections.not_a_test_card : rejections.wrong_number };
}

/** Why a card is declined: Stripe's name of the reason, and the message to the person. */
export function declineOf(card: Pick<TestCard, 'last4'> | null): { code: DeclineCode; message: string } {
  const listed = card && testCards.find(({ number }) => number.endsWith(card.last4));
  const code = listed?.code ?? 'generic_decline';
  return { code, message: declines[code] };
}

function cardOf({ number, outcome }: ListedCard): TestCard {
  return { brand: brandOf(number), last4: number.slice(-4), outcome };
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
