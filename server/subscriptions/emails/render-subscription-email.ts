import { type Path, paths } from '#contract/pages/paths.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import { showDollars } from '#server/lib/payments/money.ts';
import { showDate, showInterval } from '#server/lib/show-date.ts';
import type { EmailJobOf, SubscriptionEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { prices } from '#server/tables/subscriptions.ts';

type Kind = SubscriptionEmail['kind'];
type EmailOf<K extends Kind> = Extract<SubscriptionEmail, { kind: K }>;
/** Writes the day of an instant in the reader's time zone. */
type ShowDay = (at: string) => string;
type Text = Pick<EmailContent, 'subject' | 'paragraphs'>;
type EmailText = Text & {
  label: string;
  /** The page that the button opens, in place of the subscription. */
  path?: Path;
};

const howToCancel =
  'You can cancel at any time: open your subscription and choose "Cancel Subscription". You then play until the end of what is paid for.';

const howToCancelAsMember =
  'You can cancel at any time. Open your account. Below the name of your facility, choose "Cancel my own subscription".';

const notExpected =
  'Was this not you, or is something wrong? Please write to us or call us. We look into it with you.';

/** The text of each email. `product` is the name of the game, `canceling` says how to cancel. */
const templates: {
  readonly [K in Kind]: (email: EmailOf<K>, product: string, day: ShowDay, canceling: string) => EmailText;
} = {
  subscriptionStarted: (email, product, day, canceling) => ({
    subject: `Your ${product} subscription has started`,
    paragraphs: [paidToday(email, day), whatFollows(email, day), canceling, notExpected],
    label: 'See my subscription',
  }),

  receipt: (email, product, day, canceling) => ({
    subject: receiptSubject(email.cents, product),
    paragraphs: [...whatWasPaid(email, day), canceling],
    label: 'See and print my receipts',
    path: paths.receipts,
  }),

  refunded: (email, _product, day) => ({ ...whatWasRefunded(email, day), label: 'See my subscription' }),

  paymentFailed: ({ day: dayOfWarning, until }, product, day) => ({
    subject: dayOfWarning === 6 ? 'Last reminder: please update your card' : 'Please update your card',
    paragraphs: [
      `Your card was not accepted for your ${product} subscription.`,
      `You can play until ${day(until)}. If your card is not updated by then, your subscription ends. You will owe nothing.`,
    ],
    label: 'Update my card',
    path: paths.updateCard,
  }),

  subscriptionCanceled: ({ until }, product, day) => ({
    subject: `Your ${product} subscription is canceled`,
    paragraphs: [
      `You can play until ${day(until)}. Nothing more will be charged.`,
      'Did you change your mind? Until that day you can keep your subscription, with no new charge.',
    ],
    label: 'Keep my subscription',
  }),

  subscriptionKept: ({ nextCents, periodEnd }, product, day, canceling) => ({
    subject: `Your ${product} subscription continues`,
    paragraphs: [
      nextCents === 0
        ? `You keep your subscription. Nothing was charged today, and it renews free on ${day(periodEnd)}.`
        : `You keep your subscription. Nothing was charged today. The next payment is ${showDollars(nextCents)} on ${day(periodEnd)}.`,
      canceling,
    ],
    label: 'See my subscription',
  }),

  cardChanged: ({ brand, last4, at }, product, day) => ({
    subject: `Another card pays for ${product} now`,
    paragraphs: [
      `Since ${day(at)} your subscription is paid with ${showCard(brand, last4)}. Nothing was charged for the change.`,
      'If it was not you who changed it, please write to us or call us at once.',
    ],
    label: 'See my subscription',
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

  renewalNotice: ({ at, cents }, product, day, canceling) => ({
    subject: `Your ${product} subscription renews on ${day(at)}`,
    paragraphs: [`On ${day(at)} your card is charged ${showDollars(cents)}.`, canceling],
    label: 'See my subscription',
  }),

  trialEnding: ({ at, cents }, product, day, canceling) => ({
    subject: `Your free trial of ${product} ends on ${day(at)}`,
    paragraphs: [
      `On ${day(at)} your card is charged ${showDollars(cents)} for the first time, unless you cancel before.`,
      canceling,
    ],
    label: 'See my subscription',
  }),

  discountEnding: ({ at, cents, hasCard }, _product, day, canceling) => ({
    subject: hasCard ? `Your discount ends on ${day(at)}` : `Add a card before ${day(at)}`,
    paragraphs: hasCard
      ? [`From ${day(at)} on you pay ${showDollars(cents)}.`, canceling]
      : [
          `Your discount of 100 % ends on ${day(at)}. To keep playing, add a card: it is then charged ${showDollars(cents)}.`,
          'Without a card your subscription ends on that day. You will owe nothing.',
        ],
    ...(hasCard ? { label: 'See my subscription' } : { label: 'Add a card', path: paths.updateCard }),
  }),

  priceChange: ({ at, fromCents, toCents, intervalMonths }, product, day, canceling) => ({
    subject: `The price of ${product} changes`,
    paragraphs: [
      `From ${day(at)} on your subscription costs ${showDollars(toCents)} every ${showInterval(intervalMonths)}.`,
      `Until then you pay ${showDollars(fromCents)} as before.`,
      "If you agree, you don't need to do anything.",
      canceling,
    ],
    label: 'See my subscription',
  }),

  priceWithdrawn: ({ cents, intervalMonths }, product, _day, canceling) => ({
    subject: `The price of ${product} stays the same`,
    paragraphs: [
      `We wrote to you about a new price. It is withdrawn. Your subscription costs ${showDollars(cents)} every ${showInterval(intervalMonths)}, as before.`,
      "You don't need to do anything.",
      canceling,
    ],
    label: 'See my subscription',
  }),
};

function paidToday({ paidCents, isTrial, at }: EmailOf<'subscriptionStarted'>, day: ShowDay): string {
  if (isTrial) return 'Your free trial has begun. Nothing was charged today.';
  return paidCents > 0
    ? `You paid ${showDollars(paidCents)} today. This email is your receipt, dated ${day(at)}.`
    : 'Nothing was charged: your discount is 100 %.';
}

function whatFollows(
  { endsAt, nextCents, intervalMonths, periodEnd }: EmailOf<'subscriptionStarted'>,
  day: ShowDay,
): string {
  if (endsAt) return `You can play until ${day(endsAt)}. Add a card before that day to keep playing.`;
  if (nextCents === 0)
    return `It renews every ${showInterval(intervalMonths)} at no charge until you cancel.`;
  return `It renews every ${showInterval(intervalMonths)} until you cancel. The next payment is ${showDollars(nextCents)} on ${day(periodEnd)}.`;
}

function showCard(brand: string, last4: string): string {
  const name = brand.charAt(0).toUpperCase() + brand.slice(1);
  return last4 ? `your ${name} ending in ${last4}` : `your ${name}`;
}

function receiptSubject(cents: number, product: string): string {
  return `Your receipt from ${product}: ${showDollars(cents)}`;
}

function whatWasPaid({ cents, paidAt, periodStart, periodEnd }: EmailOf<'receipt'>, day: ShowDay): string[] {
  return [
    `You paid ${showDollars(cents)} on ${day(paidAt)}.`,
    `It covers your subscription from ${day(periodStart)} to ${day(periodEnd)}.`,
    notExpected,
  ];
}

function whatWasRefunded({ cents, at }: EmailOf<'refunded'>, day: ShowDay): Text {
  return {
    subject: `We refunded ${showDollars(cents)}`,
    paragraphs: [
      `${showDollars(cents)} is on its way to your card since ${day(at)}. It takes 5 to 10 days to arrive.`,
      notExpected,
    ],
  };
}

/**
 * What is sent after the account was closed: receipts and refunds, without anything that takes a login. The other emails would be
 * untrue by then: they invite the person to subscribe or to log in.
 */
function renderAfterClosing(email: SubscriptionEmail, product: string, day: ShowDay): Text | null {
  switch (email.kind) {
    case 'subscriptionStarted':
      if (email.paidCents === 0) return null;
      return {
        subject: receiptSubject(email.paidCents, product),
        paragraphs: [
          paidToday(email, day),
          `It covers your subscription until ${day(email.periodEnd)}.`,
          notExpected,
        ],
      };
    case 'receipt':
      return { subject: receiptSubject(email.cents, product), paragraphs: whatWasPaid(email, day) };
    case 'refunded':
      return whatWasRefunded(email, day);
    default:
      return null;
  }
}

/**
 * What is different for members of a facility: they can end their own subscription on the account page, but no page lets them
 * pay for it, keep it or subscribe again (docs/product-decisions.md#payer-joins-facility).
 */
function partsForMembers(email: SubscriptionEmail, product: string, day: ShowDay): Partial<EmailText> {
  const place = { label: 'See my account', path: paths.account };
  const nothingToDo = 'You do not need to do anything, and you will owe nothing.';
  const endsOn = (at: string) => `Your own ${product} subscription ends on ${day(at)}`;
  switch (email.kind) {
    case 'receipt':
      return {};
    case 'paymentFailed':
      return {
        ...place,
        subject: endsOn(email.until),
        paragraphs: ['Your card was not accepted for it.', nothingToDo],
      };
    case 'subscriptionCanceled':
      return { ...place, paragraphs: [`It ends on ${day(email.until)}. Nothing more will be charged.`] };
    case 'subscriptionEnded':
      return { ...place, paragraphs: ['Nothing more will be charged. Your results are kept.'] };
    case 'discountEnding':
      if (email.hasCard) return place;
      return {
        ...place,
        subject: endsOn(email.at),
        paragraphs: ['Your discount of 100 % ends on that day.', nothingToDo],
      };
    default:
      return place;
  }
}

/** An email about a subscription; null for people without an email address or an account. After the account was closed only money is written about. */
export async function renderSubscriptionEmail(
  { database, publicConfig }: Services,
  { accountId, origin, about, notice }: EmailJobOf<'subscription'>,
): Promise<EmailContent | null> {
  const [account] = await database
    .select({
      email: accounts.email,
      userType: accounts.userType,
      timeZone: accounts.timeZone,
      deletionRequestedAt: accounts.deletionRequestedAt,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account?.email) return null;
  // Withdrawn while the email waited.
  if (about.kind === 'priceChange' && notice && !(await hasPrice(database, notice.about))) return null;
  const { product } = publicConfig.brand;
  const day: ShowDay = (at) => showDate(at, account.timeZone);
  if (account.deletionRequestedAt) {
    const text = renderAfterClosing(about, product, day);
    return text && { to: account.email, ...text };
  }
  const isMember = account.userType !== 'individualUser';
  if (isMember && about.kind === 'paymentFailed' && about.day !== 0) return null;
  const render = templates[about.kind] as (
    ...given: [SubscriptionEmail, string, ShowDay, string]
  ) => EmailText;
  const text = render(about, product, day, isMember ? howToCancelAsMember : howToCancel);
  const shown = isMember ? { ...text, ...partsForMembers(about, product, day) } : text;
  const { label, path = paths.subscription, subject, paragraphs } = shown;
  return {
    to: account.email,
    subject,
    paragraphs: paragraphs.slice(0, 1),
    action: { label, address: origin + path },
    more: paragraphs.slice(1),
  };
}

async function hasPrice(database: Database, id: string): Promise<boolean> {
  return (await database.$count(prices, eq(prices.id, id))) > 0;
}
