/** What banks say of a card, in the words of Stripe, and what the sandbox says in their place. */
export const en = {
  insufficientFunds: 'Your card has insufficient funds.',
  expired: 'Your card has expired.',
  wrongCvc: "Your card's security code is incorrect.",
  processing: 'An error occurred while processing your card. Try again in a little bit.',
  velocity:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  authentication: 'Your card was declined. This transaction requires authentication.',
  notApproved: 'Your bank did not approve the payment. Please try again or use another card.',
  wrongNumber: 'Your card number is incorrect.',
  testCardsOnly: 'The sandbox takes test cards only, such as 4242 4242 4242 4242.',
};
