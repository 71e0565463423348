/** What calls of this feature say. */
export const en = {
  nothingToCancel: 'You have no subscription to cancel.',
  notCanceledYet: 'Your subscription is not canceled yet. Please try again.',
  canceledUntil: ({ day }: { day: string }) => `Your subscription is canceled. You can play until ${day}.`,
  subscriptionEnded: 'Your subscription has ended.',
  noSubscriptionForCard: 'You have no subscription to pay for with a card.',
  cardNotNeeded: 'Your subscription costs nothing. You do not need a card.',
  paymentArrived: 'Thank you. Your payment has arrived.',
  cardChanged: 'Your card has been changed.',
  nothingToConfirm: 'There is no payment to confirm.',
  bankApproved: 'Thank you. Your bank has approved.',
  oldCardUsed: ({ reason, last4 }: { reason: string; last4: string }) =>
    `${reason} Your card ending in ${last4} is still used.`,
  noSuchReceipt: 'There is no such receipt.',
  receiptDescription: ({ product }: { product: string }) => `${product}, subscription`,
  refunded: ({ money }: { money: string }) =>
    `We refunded ${money}. It takes 5 to 10 days to reach your card. Your subscription has ended.`,
  refundRefused:
    'A refund is possible within 30 days of your first payment, as long as the game was not opened. Please contact us.',
  refundImpossible:
    'We cannot send this payment back to your card. Please contact us, and we will refund it another way.',
  subscriptionActive: 'Your subscription is active.',
  subscribedAlready: 'You are subscribed already. Nothing was charged.',
  subscriptionContinues: 'Your subscription continues. Nothing was charged today.',
  sandbox: 'the sandbox',
  otherProvider: ({ theirs, ours }: { theirs: string; ours: string }) =>
    `Nothing was done: this subscription is with ${theirs}, and this server is set to ${ours}.`,
  otherProviderUnknown: ({ ours }: { ours: string }) =>
    `Nothing was done: this subscription is with another provider, and this server is set to ${ours}.`,
  discountInvalid: 'This discount code is not valid.',
  cardDataRefused: 'Card details must go to the payment provider.',
  cardsStopped:
    'For safety, we take no cards from anyone right now. Nothing was charged. Please try again in an hour.',
  tooManyDeclined:
    'Too many cards were declined. Nothing was charged. Please try again in an hour, or ask your bank.',
  requiresAction: 'Your bank asks you to confirm this payment.',
  askedSomethingElse: 'You asked for something else before your bank had answered. Nothing was charged.',
  paymentRefused:
    'The payment service refused this, and nothing was charged. We know about it and look into it. Please contact us.',
  paymentFailed: 'The payment did not go through. Nothing was charged. Please try again.',
  paymentSilent:
    'The payment service does not answer. We keep trying, and you will not be charged twice. Please look again in a few minutes.',
  stillProcessed: 'Your payment is still being processed. Please wait a minute and try again.',
  facilityPays: 'Your facility gives you access. There is nothing for you to pay.',
  notOnSale: 'Subscriptions are not on sale yet.',
  cardMissing: 'Please enter your card.',
  emailMissingToPay:
    'Please add your email address on your account page first. We send your receipts there, and write before a price changes.',
  priceChanged: ({ money }: { money: string }) =>
    `The price is now ${money}. Nothing was charged. Please look at the new amount and tap the button again.`,
  notActiveNow:
    'Your subscription is not active now. Please open your subscription page again to see how it stands.',
};
