import { eq } from 'drizzle-orm';
import { type Path, paths } from '#contract/pages/paths.ts';
import { accounts } from '#server/accounts/tables.ts';
import type { EmailJobOf } from '#server/email-job.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import { showDollars } from '#server/lib/payments/money.ts';
import { showDate, showInterval } from '#server/lib/show-date.ts';
import type { Services } from '#server/services.ts';
import type { SubscriptionEmail } from './subscription-email.ts';

type Kind = SubscriptionEmail['kind'];
type EmailText = Pick<EmailContent, 'subject' | 'paragraphs' | 'notes'> & {
  label: string;
  /** The page that the button opens, in place of the subscription. */
  path?: Path;
};

const howToCancel =
  'You can cancel at any time: open your subscription and choose "Cancel Subscription". You then play until the end of what is paid for.';

/** The text of each email. `product` is the name of the game. */
const templates: {
  readonly [K in Kind]: (email: Extract<SubscriptionEmail, { kind: K }>, product: string) => EmailText;
} = {
  subscriptionStarted: (email, product) => ({
    subject: `Your ${product} subscription has started`,
    paragraphs: [paidToday(email), whatFollows(email), howToCancel],
    label: 'See my subscription',
  }),

  receipt: ({ cents, paidAt, periodStart, periodEnd }, product) => ({
    subject: `Your receipt from ${product}: ${showDollars(cents)}`,
    paragraphs: [
      `You paid ${showDollars(cents)} on ${showDate(paidAt)}.`,
      `It covers your subscription from ${showDate(periodStart)} to ${showDate(periodEnd)}.`,
      howToCancel,
    ],
    label: 'See and print my receipts',
    path: paths.receipts,
  }),

  refunded: ({ cents }) => ({
    subject: `We refunded ${showDollars(cents)}`,
    paragraphs: [`${showDollars(cents)} is on its way to your card. It takes 5 to 10 days to arrive.`],
    label: 'See my subscription',
  }),

  paymentFailed: ({ day, until }, product) => ({
    subject: day === 6 ? 'Last reminder: please update your card' : 'Please update your card',
    paragraphs: [
      `Your card was not accepted for your ${product} subscription.`,
      `You can play until ${showDate(until)}. If your card is not updated by then, your subscription ends. You will owe nothing.`,
    ],
    label: 'Update my card',
    path: paths.updateCard,
  }),

  subscriptionCanceled: ({ until }, product) => ({
    subject: `Your ${product} subscription is canceled`,
    paragraphs: [
      `You can play until ${showDate(until)}. Nothing more will be charged.`,
      'Did you change your mind? Until that day you can keep your subscription, with no new charge.',
    ],
    label: 'Keep my subscription',
  }),

  subscriptionEnded: ({ because }, product) => ({
    subject: `Your ${product} subscription has ended`,
    paragraphs: [
      {
        canceled: 'You canceled it, and the time that was paid for is over.',
        unpaid: 'Your card was not accepted, and it was not updated. You owe nothing.',
        'no card': 'Your discount has ended. Add a card to keep playing.',
      }[because],
      'Your results are kept. They are here when you subscribe again.',
    ],
    label: because === 'no card' ? 'Add a card' : 'Subscribe again',
  }),

  renewalNotice: ({ at, cents }, product) => ({
    subject: `Your ${product} subscription renews on ${showDate(at)}`,
    paragraphs: [`On ${showDate(at)} your card is charged ${showDollars(cents)}.`, howToCancel],
    label: 'See my subscription',
  }),

  trialEnding: ({ at, cents }, product) => ({
    subject: `Your free trial of ${product} ends on ${showDate(at)}`,
    paragraphs: [
      `On ${showDate(at)} your card is charged ${showDollars(cents)} for the first time, unless you cancel before.`,
      howToCancel,
    ],
    label: 'See my subscription',
  }),

  discountEnding: ({ at, cents, hasCard }) => ({
    subject: hasCard ? `Your discount ends on ${showDate(at)}` : `Add a card before ${showDate(at)}`,
    paragraphs: hasCard
      ? [`From ${showDate(at)} on you pay ${showDollars(cents)}.`, howToCancel]
      : [
          `Your discount of 100 % ends on ${showDate(at)}. To keep playing, add a card: it is then charged ${showDollars(cents)}.`,
          'Without a card your subscription ends on that day. You will owe nothing.',
        ],
    ...(hasCard ? { label: 'See my subscription' } : { label: 'Add a card', path: paths.updateCard }),
  }),

  priceChange: ({ at, fromCents, toCents, intervalMonths }, product) => ({
    subject: `The price of ${product} changes`,
    paragraphs: [
      `From ${showDate(at)} on your subscription costs ${showDollars(toCents)} every ${showInterval(intervalMonths)}. Until then you pay ${showDollars(fromCents)} as before.`,
      "If you agree, you don't need to do anything.",
      howToCancel,
    ],
    label: 'See my subscription',
  }),
};

type Started = Extract<SubscriptionEmail, { kind: 'subscriptionStarted' }>;

function paidToday({ paidCents, isTrial }: Started): string {
  if (isTrial) return 'Your free trial has begun. Nothing was charged today.';
  return paidCents > 0
    ? `You paid ${showDollars(paidCents)} today. This email is your receipt.`
    : 'Nothing was charged: your discount is 100 %.';
}

function whatFollows({ endsAt, nextCents, intervalMonths, periodEnd }: Started): string {
  if (endsAt) return `You can play until ${showDate(endsAt)}. Add a card before that day to keep playing.`;
  if (nextCents === 0)
    return `It renews every ${showInterval(intervalMonths)} at no charge until you cancel.`;
  return `It renews every ${showInterval(intervalMonths)} until you cancel. The next payment is ${showDollars(nextCents)} on ${showDate(periodEnd)}.`;
}

/** Sent after the account was closed, too. The others would be untrue by then: they invite the person to subscribe or to log in. */
const sentAfterClosing: readonly Kind[] = ['receipt', 'refunded'];

/** An email about a subscription; null for people without an email address, or whose account is closed or gone. */
export async function renderSubscriptionEmail(
  { database, publicConfig }: Services,
  { accountId, origin, about }: EmailJobOf<'subscription'>,
): Promise<EmailContent | null> {
  const [account] = await database
    .select({ email: accounts.email, deletionRequestedAt: accounts.deletionRequestedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account?.email) return null;
  if (account.deletionRequestedAt && !sentAfterClosing.includes(about.kind)) return null;
  const render = templates[about.kind] as (email: SubscriptionEmail, product: string) => EmailText;
  const { label, path = paths.subscription, ...content } = render(about, publicConfig.brand.product);
  return { to: account.email, ...content, action: { label, address: origin + path } };
}
