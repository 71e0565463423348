import { type Path, paths } from '#contract/pages/paths.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import { showDollars } from '#server/lib/payments/money.ts';
import type { SubscriptionEmail } from '#server/services/email-job.ts';
import type { en } from '../texts/emails.en.ts';

type Kind = SubscriptionEmail['kind'];
type EmailOf<K extends Kind> = Extract<SubscriptionEmail, { kind: K }>;
/** What every text needs: the words of the reader's language, the name of the game, and how to cancel. */
export type Writing = {
  words: typeof en;
  product: string;
  canceling: string;
  /** Writes the day of an instant in the reader's time zone. */
  day: (at: string) => string;
  interval: (months: number) => string;
};
type Said = Pick<EmailContent, 'subject' | 'paragraphs'>;
export type EmailText = Said & {
  label: string;
  /** The page that the button opens, in place of the subscription. */
  path?: Path;
};

/** The text of each email. */
const templates: { readonly [K in Kind]: (email: EmailOf<K>, writing: Writing) => EmailText } = {
  subscriptionStarted: (email, writing) => ({
    subject: writing.words.startedSubject(writing),
    paragraphs: [
      paidToday(email, writing),
      whatFollows(email, writing),
      writing.canceling,
      writing.words.notExpected,
    ],
    label: writing.words.buttonSubscription,
  }),

  receipt: (email, writing) => ({
    subject: receiptSubject(email.cents, writing),
    paragraphs: [...whatWasPaid(email, writing), writing.canceling],
    label: writing.words.buttonReceipts,
    path: paths.receipts,
  }),

  refunded: (email, writing) => ({
    ...whatWasRefunded(email, writing),
    label: writing.words.buttonSubscription,
  }),

  paymentFailed: ({ day: dayOfWarning, until }, { words, product, day }) => ({
    subject: dayOfWarning === 6 ? words.paymentFailedSubjectLast : words.paymentFailedSubject,
    paragraphs: [words.paymentFailedLead({ product }), words.paymentFailedUntil({ day: day(until) })],
    label: words.buttonUpdateCard,
    path: paths.updateCard,
  }),

  subscriptionCanceled: ({ until }, { words, product, day }) => ({
    subject: words.canceledSubject({ product }),
    paragraphs: [words.canceledLead({ day: day(until) }), words.canceledMind],
    label: words.buttonKeep,
  }),

  subscriptionKept: ({ nextCents, periodEnd }, { words, product, day, canceling }) => ({
    subject: words.keptSubject({ product }),
    paragraphs: [
      nextCents === 0
        ? words.keptFree({ day: day(periodEnd) })
        : words.keptPaid({ money: showDollars(nextCents), day: day(periodEnd) }),
      canceling,
    ],
    label: words.buttonSubscription,
  }),

  cardChanged: ({ brand, last4, at }, { words, product, day }) => ({
    subject: words.cardChangedSubject({ product }),
    paragraphs: [
      last4
        ? words.cardChangedLead({ day: day(at), brand: showBrand(brand), last4 })
        : words.cardChangedLeadNoDigits({ day: day(at), brand: showBrand(brand) }),
      words.cardChangedNotYou,
    ],
    label: words.buttonSubscription,
  }),

  subscriptionEnded: ({ because }, { words, product }) => ({
    subject: words.endedSubject({ product }),
    paragraphs: [
      {
        canceled: words.endedCanceled,
        unpaid: words.endedUnpaid,
        'no card': words.endedNoCard,
      }[because],
      words.endedKept,
    ],
    label: because === 'no card' ? words.buttonAddCard : words.buttonSubscribeAgain,
  }),

  renewalNotice: ({ at, cents }, { words, product, day, canceling }) => ({
    subject: words.renewalSubject({ product, day: day(at) }),
    paragraphs: [words.renewalLead({ day: day(at), money: showDollars(cents) }), canceling],
    label: words.buttonSubscription,
  }),

  trialEnding: ({ at, cents }, { words, product, day, canceling }) => ({
    subject: words.trialEndingSubject({ product, day: day(at) }),
    paragraphs: [words.trialEndingLead({ day: day(at), money: showDollars(cents) }), canceling],
    label: words.buttonSubscription,
  }),

  discountEnding: ({ at, cents, hasCard }, { words, day, canceling }) => ({
    subject: hasCard
      ? words.discountEndingSubject({ day: day(at) })
      : words.discountEndingSubjectCard({ day: day(at) }),
    paragraphs: hasCard
      ? [words.discountEndingLead({ day: day(at), money: showDollars(cents) }), canceling]
      : [words.discountEndingCard({ day: day(at), money: showDollars(cents) }), words.discountEndingWithout],
    ...(hasCard
      ? { label: words.buttonSubscription }
      : { label: words.buttonAddCard, path: paths.updateCard }),
  }),

  priceChange: (
    { at, fromCents, toCents, intervalMonths },
    { words, product, day, interval, canceling },
  ) => ({
    subject: words.priceChangeSubject({ product }),
    paragraphs: [
      words.priceChangeFrom({
        day: day(at),
        money: showDollars(toCents),
        interval: interval(intervalMonths),
      }),
      words.priceChangeUntil({ money: showDollars(fromCents) }),
      words.priceChangeAgree,
      canceling,
    ],
    label: words.buttonSubscription,
  }),

  priceWithdrawn: ({ cents, intervalMonths }, { words, product, interval, canceling }) => ({
    subject: words.priceWithdrawnSubject({ product }),
    paragraphs: [
      words.priceWithdrawnLead({
        money: showDollars(cents),
        interval: interval(intervalMonths),
      }),
      words.priceWithdrawnNothing,
      canceling,
    ],
    label: words.buttonSubscription,
  }),
};

export function writeEmail(email: SubscriptionEmail, writing: Writing): EmailText {
  const write = templates[email.kind] as (email: SubscriptionEmail, writing: Writing) => EmailText;
  return write(email, writing);
}

function paidToday(
  { paidCents, isTrial, at }: EmailOf<'subscriptionStarted'>,
  { words, day }: Writing,
): string {
  if (isTrial) return words.startedTrial;
  return paidCents > 0
    ? words.startedPaid({ money: showDollars(paidCents), day: day(at) })
    : words.startedFree;
}

function whatFollows(
  { endsAt, nextCents, intervalMonths, periodEnd }: EmailOf<'subscriptionStarted'>,
  { words, day, interval }: Writing,
): string {
  if (endsAt) return words.startedUntil({ day: day(endsAt) });
  if (nextCents === 0) return words.startedRenewsFree({ interval: interval(intervalMonths) });
  return words.startedRenews({
    interval: interval(intervalMonths),
    money: showDollars(nextCents),
    day: day(periodEnd),
  });
}

function showBrand(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}

function receiptSubject(cents: number, { words, product }: Writing): string {
  return words.receiptSubject({ product, money: showDollars(cents) });
}

function whatWasPaid(
  { cents, paidAt, periodStart, periodEnd }: EmailOf<'receipt'>,
  { words, day }: Writing,
): string[] {
  return [
    words.receiptPaid({ money: showDollars(cents), day: day(paidAt) }),
    words.receiptCovers({ from: day(periodStart), until: day(periodEnd) }),
    words.notExpected,
  ];
}

function whatWasRefunded({ cents, at }: EmailOf<'refunded'>, { words, day }: Writing): Said {
  return {
    subject: words.refundedSubject({ money: showDollars(cents) }),
    paragraphs: [words.refundedLead({ money: showDollars(cents), day: day(at) }), words.notExpected],
  };
}

/**
 * What is sent after the account was closed: receipts and refunds, without anything that takes a login. The other emails would be
 * untrue by then: they invite the person to subscribe or to log in.
 */
export function renderAfterClosing(email: SubscriptionEmail, writing: Writing): Said | null {
  const { words, day } = writing;
  switch (email.kind) {
    case 'subscriptionStarted':
      if (email.paidCents === 0) return null;
      return {
        subject: receiptSubject(email.paidCents, writing),
        paragraphs: [
          paidToday(email, writing),
          words.receiptCoversUntil({ day: day(email.periodEnd) }),
          words.notExpected,
        ],
      };
    case 'receipt':
      return { subject: receiptSubject(email.cents, writing), paragraphs: whatWasPaid(email, writing) };
    case 'refunded':
      return whatWasRefunded(email, writing);
    default:
      return null;
  }
}

/**
 * What is different for members of a facility: they can end their own subscription on the account page, but no page lets them
 * pay for it, keep it or subscribe again (docs/product-decisions.md#payer-joins-facility).
 */
export function partsForMembers(
  email: SubscriptionEmail,
  { words, product, day }: Writing,
): Partial<EmailText> {
  const place = { label: words.buttonAccount, path: paths.account };
  const nothingToDo = words.memberNothingToDo;
  const endsOn = (at: string) => words.memberEndsSubject({ product, day: day(at) });
  switch (email.kind) {
    case 'receipt':
      return {};
    case 'paymentFailed':
      return {
        ...place,
        subject: endsOn(email.until),
        paragraphs: [words.memberPaymentFailed, nothingToDo],
      };
    case 'subscriptionCanceled':
      return { ...place, paragraphs: [words.memberCanceled({ day: day(email.until) })] };
    case 'subscriptionEnded':
      return { ...place, paragraphs: [words.memberEnded] };
    case 'discountEnding':
      if (email.hasCard) return place;
      return {
        ...place,
        subject: endsOn(email.at),
        paragraphs: [words.memberDiscountEnding, nothingToDo],
      };
    default:
      return place;
  }
}
