import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, dollars, instant, messageResponse, text } from './fields.ts';
import { day, wholeNumber } from './operator-fields.ts';

/** What operators see of discount codes and prices, and change. */

const base = '/api/v2/operator';

/** The payment provider takes no card payment below this. */
export const leastCardCents = 50;

export const mostTrialDays = 365;
export const mostCodeMonths = 120;
export const mostCodeUses = 1_000_000;

/** A new discount code as an operator writes it; case does not count. */
export const discountCode = text('logInCodeRequired').check(
  z.trim(),
  z.minLength(1, { error: 'logInCodeRequired', abort: true }),
  z.regex(/^[\w-]{3,40}$/, 'A code has 3 to 40 letters, digits or dashes.'),
);

export const percentOff = wholeNumber('Percent off', 1, 100);
export const trialDays = wholeNumber('Free trial in days', 0, mostTrialDays);
export const codeMonths = wholeNumber('Months', 1, mostCodeMonths);
export const codeUses = wholeNumber('Uses', 1, mostCodeUses);

/** How long a discount lasts: for the first payment, a number of months, or every payment. */
export const discountDurations = ['once', 'months', 'forever'] as const;
export type DiscountDuration = (typeof discountDurations)[number];

/** `usedUp`: as often as it may be used. */
const codeStates = ['usable', 'ended', 'expired', 'usedUp'] as const;

const listedCode = z.object({
  code: z.string(),
  percentOff: z.number(),
  lasts: z.enum(discountDurations),
  /** With `months`. */
  months: z.nullable(z.number()),
  trialDays: z.number(),
  uses: z.number(),
  maxUses: z.nullable(z.number()),
  /** It works until this day begins (UTC). */
  expiresOn: z.nullable(day),
  endedAt: z.nullable(instant),
  state: z.enum(codeStates),
});

export type ListedCode = z.output<typeof listedCode>;

export const listDiscountCodes = endpoint({
  method: 'GET',
  path: `${base}/discount-codes`,
  caller: 'signedIn',
  only: 'operators',
  query: z.object({
    /** Starts at 1. */
    page: z.optional(text().check(z.regex(/^[1-9][0-9]{0,4}$/))),
  }),
  /** The newest first. */
  response: z.object({ total: z.number(), codes: z.array(listedCode) }),
});

export const createDiscountCode = endpoint({
  method: 'POST',
  path: `${base}/discount-codes`,
  caller: 'signedIn',
  only: 'billingOperators',
  body: z
    .object({
      code: discountCode,
      percentOff,
      /** Without it every payment with 100 %, otherwise the first payment only (docs/product-decisions.md#discount-codes). */
      lasts: z.optional(z.enum(discountDurations)),
      /** With `months`. */
      months: z.optional(codeMonths),
      trialDays: z._default(trialDays, 0),
      expiresOn: z._default(z.nullable(day), null),
      maxUses: z._default(z.nullable(codeUses), null),
    })
    .check(
      z.refine(({ lasts, months }) => lasts !== 'months' || months !== undefined, {
        path: ['months'],
        error: 'For how many months?',
      }),
    ),
  response: messageResponse,
});

export const endDiscountCode = endpoint({
  method: 'POST',
  path: `${base}/discount-codes/{code}/end`,
  caller: 'signedIn',
  only: 'billingOperators',
  params: z.object({ code: text().check(atMost(60)) }),
  response: messageResponse,
});

/** How many months a period of a price can have. */
export const intervals = [1, 3, 6, 12] as const;

/** How a price is written, on the command line as on the web. */
const notPrice = 'The price is in dollars, such as 9.99.';
export const priceText = text(notPrice).check(z.trim(), z.regex(/^\d{1,4}(\.\d{2})?$/, notPrice));

/** A price in dollars and whole cents. */
export const priceAmount = z.number().check(
  z.minimum(leastCardCents / 100, 'The price is 0.50 or more: cards take no less.'),
  z.maximum(9999.99, 'The price is 9999.99 or less.'),
  z.refine((given) => Number(given.toFixed(2)) === given, 'The price has whole cents.'),
);

/** `announced`: set, and not sold yet. */
const priceStates = ['announced', 'current', 'earlier'] as const;

const listedPrice = z.object({
  priceId: z.string(),
  price: dollars,
  intervalMonths: z.number(),
  /** Free days of somebody's first subscription. */
  trialDays: z.number(),
  /** Sold from the beginning of this day on (UTC). */
  validFrom: day,
  state: z.enum(priceStates),
});

export type ListedPrice = z.output<typeof listedPrice>;

export const listPrices = endpoint({
  method: 'GET',
  path: `${base}/prices`,
  caller: 'signedIn',
  only: 'operators',
  response: z.object({
    /** The newest first. */
    prices: z.array(listedPrice),
    /** How many subscriptions renew, so that a new price applies to them. */
    renewing: z.number(),
    /** The first day on which a new price can begin; null while another one is announced. */
    earliestDay: z.nullable(day),
  }),
});

export type ListedPrices = z.output<typeof listPrices.response>;

export const setPrice = endpoint({
  method: 'POST',
  path: `${base}/prices`,
  caller: 'signedIn',
  needsProof: true,
  only: 'ownerOperators',
  body: z.object({
    price: priceAmount,
    intervalMonths: z._default(z.literal(intervals), 1),
    trialDays: z._default(trialDays, 0),
    /** Without it as soon as subscribers can be told 30 days before. */
    validFrom: z.optional(day),
  }),
  response: messageResponse,
});

export const withdrawPrice = endpoint({
  method: 'POST',
  path: `${base}/prices/withdraw`,
  caller: 'signedIn',
  needsProof: true,
  only: 'ownerOperators',
  /** What the announced price costs, so that nobody withdraws another one than the one on their page. */
  body: z.object({ price: priceAmount }),
  response: messageResponse,
});

/** Calls of operators about discount codes and prices. */
export const operatorSaleEndpoints = {
  listDiscountCodes: served(listDiscountCodes, {
    purpose: 'A page of the discount codes, ended ones too, as an operator',
  }),
  createDiscountCode: served(createDiscountCode, {
    purpose: 'Create a discount code, as an operator',
    problems: ['conflict'],
  }),
  endDiscountCode: served(endDiscountCode, {
    purpose: 'End a discount code; people who have used it keep the discount',
    problems: ['not_found'],
  }),
  listPrices: served(listPrices, {
    purpose: 'All prices, and what a new one would mean, as an operator',
  }),
  setPrice: served(setPrice, {
    purpose: 'Set the price from a day on, as an owner; subscribers are told 30 days before they pay it',
    problems: ['conflict'],
  }),
  withdrawPrice: served(withdrawPrice, {
    purpose: 'Withdraw an announced price, as an owner; everybody who was told of it is told again',
    problems: ['not_found', 'conflict'],
  }),
};
