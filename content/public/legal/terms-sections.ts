import type { LegalSection } from './legal-text.ts';

/** What both terms of use say in the same words: the game, the account, and money. */

export const notMedical: LegalSection = {
  id: 'not-medical',
  heading: 'A game, not medical advice',
  paragraphs: [
    '{product} is a learning game. It shows what can make people fall. It is not medical advice, and its scores are not a diagnosis.',
    'Ask your doctor before you change how you move, what medicine you take, or what helps you walk. If you have fallen or feel unwell, get help. The films show hazards. Do not imitate them.',
  ],
};

export const account: LegalSection = {
  id: 'account',
  heading: 'Your account',
  paragraphs: [
    'Give true details when you sign up. Keep your password to yourself. Tell us at once if you think that someone else uses your account.',
    'A facility can give you a code. The code links you to your facility, and the facility pays for it.',
    'You can delete your account on your account page at any time.',
  ],
};

export const fairUse: LegalSection = {
  id: 'fair-use',
  heading: 'Fair use',
  paragraphs: [
    'Use {product} for yourself, or for the people in your care. Do not copy it, sell it, break into it, or slow it down for others.',
    'The films, pictures, words and the name belong to {company} or to those who let us use them. You may print your own reports and share them.',
    'We may close an account that breaks these rules.',
  ],
};

export const billing: LegalSection = {
  id: 'billing',
  heading: 'Price and renewal',
  paragraphs: [
    'You see the price before you pay. A subscription runs for a period of 1, 3, 6 or 12 months. You see which period is on offer when you sign up. Today that is 1 month.',
    'The subscription renews by itself. At the end of each period we charge your card for the next one, until you cancel.',
    'A new price takes effect with your next period, never in the middle of one. We tell you by email 30 days before you would pay it, and show it on your subscription page.',
    'If a payment fails, we write to you, so that you can change your card.',
  ],
};

export const paymentCompanies: LegalSection = {
  id: 'payment-companies',
  heading: 'Who takes the payment',
  paragraphs: [
    'Payments are made through the payment solutions of other companies. Your card number goes to them and not to us. Their own terms apply to the payment.',
  ],
};

export const trials: LegalSection = {
  id: 'trials',
  heading: 'Free trials',
  paragraphs: [
    'We may offer a free trial. Whether we do, and for how long, is up to us. Each person gets one. We remind you by email 3 days before it ends. If you do not cancel by then, the paid subscription starts.',
  ],
};

export const cancelling: LegalSection = {
  id: 'cancelling',
  heading: 'How to cancel',
  paragraphs: [
    'You can cancel at any time in your account settings: open the Subscription page and tap "Cancel Subscription". Or send us a support ticket on the Contact Us page.',
    'You can play until the end of the time you have paid for. You will not be charged again. If you change your mind before that day, you keep your subscription at no extra cost.',
  ],
};

export const refunds: LegalSection = {
  id: 'refunds',
  heading: 'Your money back',
  paragraphs: [
    'You get a full refund within 30 days of your first payment if you have never opened what you paid for. The game counts as opened when you first start it. Tap "Request a refund" on the Subscription page. The button shows while you qualify, and works once. Or write to {email}.',
    'In other cases, please write to us. The rights that the law gives you stay as they are.',
  ],
};

export const asItIs: LegalSection = {
  id: 'as-it-is',
  heading: 'What we cannot promise',
  paragraphs: [
    'We work hard to keep {product} right and running. We offer it as it is. We cannot promise that it never stops, that it has no mistakes, or that playing it will keep you from a fall.',
  ],
};

export const termsContact: LegalSection = {
  id: 'contact',
  heading: 'How to reach us',
  paragraphs: [
    'For questions and for notices under these terms, write to {email}. You can also use the Contact Us page.',
  ],
};
