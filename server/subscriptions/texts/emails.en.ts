/** The words of the emails, by template. */
export const en = {
  startedSubject: ({ product }: { product: string }) => `Your ${product} subscription has started`,
  receiptSubject: ({ product, money }: { product: string; money: string }) =>
    `Your receipt from ${product}: ${money}`,
  refundedSubject: ({ money }: { money: string }) => `We refunded ${money}`,
  paymentFailedSubjectLast: 'Last reminder: please update your card',
  paymentFailedSubject: 'Please update your card',
  canceledSubject: ({ product }: { product: string }) => `Your ${product} subscription is canceled`,
  keptSubject: ({ product }: { product: string }) => `Your ${product} subscription continues`,
  cardChangedSubject: ({ product }: { product: string }) => `Another card pays for ${product} now`,
  endedSubject: ({ product }: { product: string }) => `Your ${product} subscription has ended`,
  renewalSubject: ({ product, day }: { product: string; day: string }) =>
    `Your ${product} subscription renews on ${day}`,
  trialEndingSubject: ({ product, day }: { product: string; day: string }) =>
    `Your free trial of ${product} ends on ${day}`,
  discountEndingSubject: ({ day }: { day: string }) => `Your discount ends on ${day}`,
  discountEndingSubjectCard: ({ day }: { day: string }) => `Add a card before ${day}`,
  priceChangeSubject: ({ product }: { product: string }) => `The price of ${product} changes`,
  priceWithdrawnSubject: ({ product }: { product: string }) => `The price of ${product} stays the same`,
  memberEndsSubject: ({ product, day }: { product: string; day: string }) =>
    `Your own ${product} subscription ends on ${day}`,
  howToCancel:
    'You can cancel at any time: open your subscription and choose "Cancel Subscription". You then play until the end of what is paid for.',
  howToCancelAsMember:
    'You can cancel at any time. Open your account. Below the name of your facility, choose "Cancel my own subscription".',
  notExpected:
    'Was this not you, or is something wrong? Please write to us or call us. We look into it with you.',
  startedTrial: 'Your free trial has begun. Nothing was charged today.',
  startedPaid: ({ money, day }: { money: string; day: string }) =>
    `You paid ${money} today. This email is your receipt, dated ${day}.`,
  startedFree: 'Nothing was charged: your discount is 100 %.',
  startedUntil: ({ day }: { day: string }) =>
    `You can play until ${day}. Add a card before that day to keep playing.`,
  startedRenewsFree: ({ interval }: { interval: string }) =>
    `It renews every ${interval} at no charge until you cancel.`,
  startedRenews: ({ interval, money, day }: { interval: string; money: string; day: string }) =>
    `It renews every ${interval} until you cancel. The next payment is ${money} on ${day}.`,
  receiptPaid: ({ money, day }: { money: string; day: string }) => `You paid ${money} on ${day}.`,
  receiptCovers: ({ from, until }: { from: string; until: string }) =>
    `It covers your subscription from ${from} to ${until}.`,
  receiptCoversUntil: ({ day }: { day: string }) => `It covers your subscription until ${day}.`,
  refundedLead: ({ money, day }: { money: string; day: string }) =>
    `${money} is on its way to your card since ${day}. It takes 5 to 10 days to arrive.`,
  paymentFailedLead: ({ product }: { product: string }) =>
    `Your card was not accepted for your ${product} subscription.`,
  paymentFailedUntil: ({ day }: { day: string }) =>
    `You can play until ${day}. If your card is not updated by then, your subscription ends. You will owe nothing.`,
  canceledLead: ({ day }: { day: string }) => `You can play until ${day}. Nothing more will be charged.`,
  canceledMind:
    'Did you change your mind? Until that day you can keep your subscription, with no new charge.',
  keptFree: ({ day }: { day: string }) =>
    `You keep your subscription. Nothing was charged today, and it renews free on ${day}.`,
  keptPaid: ({ money, day }: { money: string; day: string }) =>
    `You keep your subscription. Nothing was charged today. The next payment is ${money} on ${day}.`,
  cardChangedLead: ({ day, brand, last4 }: { day: string; brand: string; last4: string }) =>
    `Since ${day} your subscription is paid with your ${brand} ending in ${last4}. Nothing was charged for the change.`,
  cardChangedLeadNoDigits: ({ day, brand }: { day: string; brand: string }) =>
    `Since ${day} your subscription is paid with your ${brand}. Nothing was charged for the change.`,
  cardChangedNotYou: 'If it was not you who changed it, please write to us or call us at once.',
  endedCanceled: 'You canceled it, and the time that was paid for is over.',
  endedUnpaid: 'Your card was not accepted, and it was not updated. You owe nothing.',
  endedNoCard: 'Your discount has ended. Add a card to keep playing.',
  endedKept: 'Your results are kept. They are here when you subscribe again.',
  renewalLead: ({ day, money }: { day: string; money: string }) => `On ${day} your card is charged ${money}.`,
  trialEndingLead: ({ day, money }: { day: string; money: string }) =>
    `On ${day} your card is charged ${money} for the first time, unless you cancel before.`,
  discountEndingLead: ({ day, money }: { day: string; money: string }) => `From ${day} on you pay ${money}.`,
  discountEndingCard: ({ day, money }: { day: string; money: string }) =>
    `Your discount of 100 % ends on ${day}. To keep playing, add a card: it is then charged ${money}.`,
  discountEndingWithout: 'Without a card your subscription ends on that day. You will owe nothing.',
  priceChangeFrom: ({ day, money, interval }: { day: string; money: string; interval: string }) =>
    `From ${day} on your subscription costs ${money} every ${interval}.`,
  priceChangeUntil: ({ money }: { money: string }) => `Until then you pay ${money} as before.`,
  priceChangeAgree: "If you agree, you don't need to do anything.",
  priceWithdrawnLead: ({ money, interval }: { money: string; interval: string }) =>
    `We wrote to you about a new price. It is withdrawn. Your subscription costs ${money} every ${interval}, as before.`,
  priceWithdrawnNothing: "You don't need to do anything.",
  memberNothingToDo: 'You do not need to do anything, and you will owe nothing.',
  memberPaymentFailed: 'Your card was not accepted for it.',
  memberCanceled: ({ day }: { day: string }) => `It ends on ${day}. Nothing more will be charged.`,
  memberEnded: 'Nothing more will be charged. Your results are kept.',
  memberDiscountEnding: 'Your discount of 100 % ends on that day.',
  buttonSubscription: 'See my subscription',
  buttonReceipts: 'See and print my receipts',
  buttonUpdateCard: 'Update my card',
  buttonKeep: 'Keep my subscription',
  buttonAddCard: 'Add a card',
  buttonSubscribeAgain: 'Subscribe again',
  buttonAccount: 'See my account',
};
