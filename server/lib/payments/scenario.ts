import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { addMonths } from './periods.ts';
import {
  CardRejected,
  type CustomerSnapshot,
  type PaymentProvider,
  type ProviderDiscount,
  ProviderRefused,
} from './provider.ts';

/** What the scenario needs besides the provider itself. */
export type Bench = {
  provider: PaymentProvider;
  /** A customer with the bench's clock. */
  newCustomer(): Promise<string>;
  /** Advances the bench's clock to this instant, and waits until everything due has happened. */
  advanceTo(instant: Date): Promise<void>;
  /** The present of a customer that was just made. */
  now(): Date;
  log(line: string): void;
};

const price = { id: randomUUID(), cents: 999, currency: 'usd', intervalMonths: 1 };
const quarterly = { id: randomUUID(), cents: 2499, currency: 'usd', intervalMonths: 3 };

const key = () => randomUUID();

const percent = (percentOff: number, lasts: ProviderDiscount['lasts']): ProviderDiscount => ({
  codeId: key(),
  percentOff,
  lasts,
});

/** What the steps share: two customers whose subscriptions go on through several of them. */
type Cast = Bench & { ann: string; ida: string };

type Terms = { discount?: ProviderDiscount; startKey?: string; trialDays?: number };

function start({ provider, now }: Cast, customerId: string, terms: Terms = {}) {
  const { discount = null, startKey = key(), trialDays = 0 } = terms;
  const order = { customerId, operationId: 'verify', price, discount, trialDays, startsAt: now() };
  return provider.start(startKey, order);
}

/** A new customer with this card. */
async function withCard({ provider, newCustomer }: Cast, card: string): Promise<string> {
  const customerId = await newCustomer();
  await provider.attachCard(key(), customerId, card, null);
  return customerId;
}

/** Whether the result is the right one. */
type Step = (cast: Cast, read: (customerId?: string) => Promise<CustomerSnapshot>) => Promise<boolean>;

/** The whole life of a subscription. A step may depend on those before it. */
const steps: Readonly<Record<string, Step>> = {
  'a good card pays once, also when the same request is sent twice': async (cast, read) => {
    await cast.provider.attachCard(key(), cast.ann, 'pm_card_visa', null);
    const terms = { startKey: key(), discount: percent(33, { months: 2 }) };
    await start(cast, cast.ann, terms);
    await start(cast, cast.ann, terms);
    const { subscriptions, invoices, card } = await read();
    return subscriptions.length === 1 && isPaid(invoices, [669]) && card?.last4 === '4242';
  },

  'what a command returns is what is read afterwards, with all invoices or only news': async (cast, read) => {
    const fay = await withCard(cast, 'pm_card_visa');
    const started = await start(cast, fay, { discount: percent(25, { months: 2 }) });
    const whole = await read(fay);
    const known = new Map(whole.invoices.map(({ id, subscriptionId }) => [id, subscriptionId]));
    const { subscriptions, card } = await cast.provider.read(fay, known);
    const isSame = isDeepStrictEqual(started, whole);
    return isSame && isDeepStrictEqual([subscriptions, card], [whole.subscriptions, whole.card]);
  },

  'nothing is charged while free days last': async (cast, read) => {
    const { provider, ida } = cast;
    await provider.attachCard(key(), ida, 'pm_card_visa', null);
    await start(cast, ida, { discount: percent(50, { months: 1 }), trialDays: 31 });
    const { subscriptions, invoices } = await read(ida);
    return chargedCents(invoices).length === 0 && subscriptions[0]?.trialEndsAt !== null;
  },

  'canceled at the end of the period, and kept': async ({ provider }, read) => {
    await provider.setEnd(key(), first(await read()), 'period_end');
    const canceled = first(await read()).cancelAtPeriodEnd;
    await provider.setEnd(key(), first(await read()), 'never');
    return canceled && !first(await read()).cancelAtPeriodEnd;
  },

  'an end at a fixed instant, and taken back': async ({ provider }, read) => {
    const { anchorAt } = first(await read());
    await provider.setEnd(key(), first(await read()), addMonths(anchorAt, 3));
    const ends = first(await read()).endsAt !== null;
    await provider.setEnd(key(), first(await read()), 'never');
    return ends && first(await read()).endsAt === null;
  },

  'a renewal with the discount, then one without it': async ({ advanceTo }, read) => {
    for (let month = 0; month < 2; month += 1) await advanceTo(afterPeriod(await read()));
    return isPaid((await read()).invoices, [999, 669, 669]);
  },

  'a card that fails at the renewal leaves it unpaid; another card pays it': async (
    { provider, ann, advanceTo },
    read,
  ) => {
    await provider.attachCard(key(), ann, 'pm_card_chargeCustomerFail', null);
    await advanceTo(afterPeriod(await read()));
    const owing = first(await read());
    if (owing.status !== 'past_due' || owing.openPayment?.state !== 'declined') return false;
    const isListed = (await provider.readCharges(ann))[0]?.failure?.includes('declined') === true;
    await provider.attachCard(key(), ann, 'pm_card_visa', null);
    await provider.payInvoice(key(), owing.openPayment.invoiceId);
    return isListed && first(await read()).status === 'active';
  },

  'a discount of a month applies to the first payment after free days, not to the second': async (
    { ida },
    read,
  ) => {
    const amounts = chargedCents((await read(ida)).invoices).reverse();
    return amounts[0] === 499 && amounts[1] === 999;
  },

  'another price and interval cost nothing before the next period': async ({ provider, advanceTo }, read) => {
    const before = chargedCents((await read()).invoices).length;
    await provider.changePrice(key(), first(await read()).id, quarterly);
    const changed = await read();
    const isPostponed =
      chargedCents(changed.invoices).length === before && first(changed).trialEndsAt === null;
    await advanceTo(afterPeriod(changed));
    return isPostponed && (await read()).invoices[0]?.amountCents === quarterly.cents;
  },

  'a new card is checked with its bank before it is used': async ({ provider, ann }) => {
    const quick = await provider.beginCardChange(key(), ann, 'pm_card_mastercard');
    const used = (await provider.finishCardChange(key(), ann, quick, null)) === null;
    const slow = await provider.beginCardChange(key(), ann, 'pm_card_authenticationRequired');
    return used && (await provider.finishCardChange(key(), ann, slow, null)) !== null;
  },

  'the last payment is given back, and the subscription ends': async ({ provider }, read) => {
    const { invoices, subscriptions } = await read();
    await provider.refundInvoice(key(), invoices[0]?.id ?? '');
    await provider.endNow(key(), subscriptions[0]?.id ?? '');
    const after = await read();
    const [last] = after.invoices;
    return first(after).status === 'ended' && last?.refundedCents === last?.amountCents;
  },

  'a payment that the bank disputes is not given back': async (cast, read) => {
    const hal = await withCard(cast, 'pm_card_createDispute');
    await start(cast, hal);
    const [paid] = await withDispute(() => read(hal));
    const refunding = cast.provider.refundInvoice(key(), paid?.id ?? '');
    return paid?.dispute === 'open' && (await failsWith(refunding, ProviderRefused));
  },

  'a card that was removed is not charged by a later subscription': async (cast, read) => {
    const gil = await withCard(cast, 'pm_card_visa');
    await cast.provider.removeCard(key(), gil);
    const { card } = await start(cast, gil, { discount: percent(100, 'once') });
    return card === null && (await read(gil)).card === null;
  },

  'a declined card is rejected': async (cast) =>
    failsWith(withCard(cast, 'pm_card_chargeDeclined'), CardRejected),

  'a card that is rejected only when charged leaves nothing that can be paid': async (cast, read) => {
    const bob = await withCard(cast, 'pm_card_chargeCustomerFail');
    await start(cast, bob);
    const { status, openPayment } = first(await read(bob));
    if (status !== 'incomplete' || !openPayment) return false;
    await cast.provider.voidInvoice(key(), openPayment.invoiceId);
    return first(await read(bob)).status === 'expired';
  },

  'a bank that asks leaves a client secret to answer with': async (cast, read) => {
    const cay = await withCard(cast, 'pm_card_authenticationRequired');
    await start(cast, cay);
    return first(await read(cay)).openPayment?.state === 'action_needed';
  },

  '50 % of 9.99 is charged as 4.99, and 100 % needs no card': async (cast, read) => {
    const dan = await withCard(cast, 'pm_card_visa');
    const eve = await cast.newCustomer();
    await start(cast, dan, { discount: percent(50, 'once') });
    await start(cast, eve, { discount: percent(100, 'forever') });
    return isPaid((await read(dan)).invoices, [499]) && first(await read(eve)).status === 'active';
  },
};

/**
 * Takes a subscription through its life, step by step: at Stripe itself, at its fake and in the sandbox. Returns the steps that
 * failed.
 */
export async function playScenario(bench: Bench): Promise<string[]> {
  const cast = { ...bench, ann: await bench.newCustomer(), ida: await bench.newCustomer() };
  const read = (customerId = cast.ann) => bench.provider.read(customerId);
  const failures: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    const failure = await step(cast, read).then(
      (isRight) => (isRight ? null : 'the result is not the expected one'),
      (error: Error) => error.message,
    );
    bench.log(`${failure === null ? 'passed' : 'FAILED'}  ${name}${failure === null ? '' : `: ${failure}`}`);
    if (failure !== null) failures.push(name);
  }
  return failures;
}

function failsWith(work: Promise<unknown>, kind: new (...given: never[]) => Error): Promise<boolean> {
  return work.then(
    () => false,
    (error) => error instanceof kind,
  );
}

const waitMs = 3_000;
const longestWaits = 20;

/** The invoices once a dispute is known: Stripe opens it a moment after the payment. */
async function withDispute(read: () => Promise<CustomerSnapshot>): Promise<CustomerSnapshot['invoices']> {
  for (let wait = 0; wait < longestWaits; wait += 1) {
    const { invoices } = await read();
    if (invoices[0]?.dispute) return invoices;
    await sleep(waitMs);
  }
  return [];
}

/** What a card or a discount of less than 100 % has paid, the newest first. */
function chargedCents(invoices: CustomerSnapshot['invoices']): number[] {
  return invoices
    .filter(({ status, amountCents }) => status === 'paid' && amountCents > 0)
    .map(({ amountCents }) => amountCents);
}

function first({ subscriptions }: CustomerSnapshot) {
  const [subscription] = subscriptions;
  if (!subscription) throw new Error('there is no subscription');
  return subscription;
}

function isPaid(invoices: CustomerSnapshot['invoices'], cents: readonly number[]): boolean {
  const paid = invoices.filter(({ status }) => status === 'paid').map(({ amountCents }) => amountCents);
  return JSON.stringify(paid) === JSON.stringify(cents);
}

/** Stripe finalizes the invoice of a renewal an hour after the period has started. */
function afterPeriod(snapshot: CustomerSnapshot): Date {
  return new Date(first(snapshot).periodEnd.getTime() + 2 * 3_600_000);
}
