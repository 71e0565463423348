import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { addMonths } from '../periods.ts';
import {
  CardRejected,
  type CustomerSnapshot,
  type PaymentProvider,
  type ProviderDiscount,
} from '../provider.ts';

/** What the verification needs besides the adapter itself. */
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

/**
 * The whole life of a subscription, step by step, at Stripe or its fake. Returns the steps that failed; each depends on
 * those before.
 */
export async function verifyTestMode(bench: Bench): Promise<string[]> {
  const { provider, newCustomer, advanceTo, now, log } = bench;
  const failures: string[] = [];

  async function step(name: string, work: () => Promise<boolean>): Promise<void> {
    const failure = await work().then(
      (isRight) => (isRight ? null : 'the result is not the expected one'),
      (error: Error) => error.message,
    );
    log(`${failure === null ? 'passed' : 'FAILED'}  ${name}${failure === null ? '' : `: ${failure}`}`);
    if (failure !== null) failures.push(name);
  }

  const key = () => randomUUID();
  const start = (
    customerId: string,
    discount: ProviderDiscount | null = null,
    { startKey = key(), trialDays = 0 } = {},
  ) => {
    const order = { customerId, operationId: 'verify', price, discount, trialDays, startsAt: now() };
    return provider.start(startKey, order);
  };
  const percent = (percentOff: number, lasts: ProviderDiscount['lasts']) => ({
    codeId: key(),
    percentOff,
    lasts,
  });

  const ann = await newCustomer();
  const read = (customerId = ann) => provider.read(customerId);

  await step('a good card pays once, also when the same request is sent twice', async () => {
    await provider.attachCard(key(), ann, 'pm_card_visa', null);
    const startKey = key();
    const discount = percent(33, { months: 2 });
    await start(ann, discount, { startKey });
    await start(ann, discount, { startKey });
    const { subscriptions, invoices, card } = await read();
    return subscriptions.length === 1 && isPaid(invoices, [669]) && card?.last4 === '4242';
  });

  await step(
    'what a command returns is what is read afterwards, with all invoices or only news',
    async () => {
      const fay = await newCustomer();
      await provider.attachCard(key(), fay, 'pm_card_visa', null);
      const started = await start(fay, percent(25, { months: 2 }));
      const whole = await read(fay);
      const known = new Map(whole.invoices.map(({ id, subscriptionId }) => [id, subscriptionId]));
      const { subscriptions, card } = await provider.read(fay, known);
      const isSame = isDeepStrictEqual(started, whole);
      return isSame && isDeepStrictEqual([subscriptions, card], [whole.subscriptions, whole.card]);
    },
  );

  const ida = await newCustomer();

  await step('nothing is charged while free days last', async () => {
    await provider.attachCard(key(), ida, 'pm_card_visa', null);
    await start(ida, percent(50, { months: 1 }), { trialDays: 31 });
    const { subscriptions, invoices } = await read(ida);
    return isPaid(invoices, [0]) && subscriptions[0]?.trialEndsAt !== null;
  });

  await step('canceled at the end of the period, and kept', async () => {
    await provider.setEnd(key(), first(await read()), 'period_end');
    const canceled = first(await read()).cancelAtPeriodEnd;
    await provider.setEnd(key(), first(await read()), 'never');
    return canceled && !first(await read()).cancelAtPeriodEnd;
  });

  await step('an end at a fixed instant, and taken back', async () => {
    const { anchorAt } = first(await read());
    await provider.setEnd(key(), first(await read()), addMonths(anchorAt, 3));
    const ends = first(await read()).endsAt !== null;
    await provider.setEnd(key(), first(await read()), 'never');
    return ends && first(await read()).endsAt === null;
  });

  await step('a renewal with the discount, then one without it', async () => {
    for (let month = 0; month < 2; month += 1) await advanceTo(afterPeriod(await read()));
    return isPaid((await read()).invoices, [999, 669, 669]);
  });

  await step('a card that fails at the renewal leaves it unpaid; another card pays it', async () => {
    await provider.attachCard(key(), ann, 'pm_card_chargeCustomerFail', null);
    await advanceTo(afterPeriod(await read()));
    const owing = first(await read());
    if (owing.status !== 'past_due' || owing.openPayment?.state !== 'declined') return false;
    await provider.attachCard(key(), ann, 'pm_card_visa', null);
    await provider.payInvoice(key(), owing.openPayment.invoiceId);
    return first(await read()).status === 'active';
  });

  await step(
    'a discount of a month applies to the first payment after free days, not to the second',
    async () => {
      const { invoices } = await read(ida);
      const charged = invoices.filter(({ status, amountCents }) => status === 'paid' && amountCents > 0);
      const amounts = charged.map(({ amountCents }) => amountCents).reverse();
      return amounts[0] === 499 && amounts[1] === 999;
    },
  );

  await step('another price and interval cost nothing before the next period', async () => {
    const before = (await read()).invoices.filter(({ amountCents }) => amountCents > 0).length;
    await provider.changePrice(key(), first(await read()).id, quarterly);
    const unchanged = (await read()).invoices.filter(({ amountCents }) => amountCents > 0).length === before;
    const isPostponed = unchanged && first(await read()).trialEndsAt === null;
    await advanceTo(afterPeriod(await read()));
    return isPostponed && (await read()).invoices[0]?.amountCents === quarterly.cents;
  });

  await step('a new card is checked with its bank before it is used', async () => {
    const quick = await provider.beginCardChange(key(), ann, 'pm_card_mastercard');
    const used = (await provider.finishCardChange(key(), ann, quick, null)) === null;
    const slow = await provider.beginCardChange(key(), ann, 'pm_card_authenticationRequired');
    return used && (await provider.finishCardChange(key(), ann, slow, null)) !== null;
  });

  await step('the last payment is given back, and the subscription ends', async () => {
    const { invoices, subscriptions } = await read();
    await provider.endNow(key(), subscriptions[0]?.id ?? '');
    await provider.refundInvoice(key(), invoices[0]?.id ?? '');
    const after = await read();
    return first(after).status === 'ended' && after.invoices[0]?.refundedAt !== null;
  });

  await step('a card that was removed is not charged by a later subscription', async () => {
    const gil = await newCustomer();
    await provider.attachCard(key(), gil, 'pm_card_visa', null);
    await provider.removeCard(key(), gil);
    const { card } = await start(gil, percent(100, 'once'));
    return card === null && (await read(gil)).card === null;
  });

  await step('a declined card is rejected', async () => {
    const declined = provider.attachCard(key(), await newCustomer(), 'pm_card_chargeDeclined', null);
    return declined.then(
      () => false,
      (error) => error instanceof CardRejected,
    );
  });

  await step('a card that is rejected only when charged leaves nothing that can be paid', async () => {
    const bob = await newCustomer();
    await provider.attachCard(key(), bob, 'pm_card_chargeCustomerFail', null);
    await start(bob);
    const { status, openPayment } = first(await read(bob));
    if (status !== 'incomplete' || !openPayment) return false;
    await provider.voidInvoice(key(), openPayment.invoiceId);
    return first(await read(bob)).status === 'expired';
  });

  await step('a bank that asks leaves a client secret to answer with', async () => {
    const cay = await newCustomer();
    await provider.attachCard(key(), cay, 'pm_card_authenticationRequired', null);
    await start(cay);
    return first(await read(cay)).openPayment?.state === 'action_needed';
  });

  await step('50 % of 9.99 is charged as 4.99, and 100 % needs no card', async () => {
    const [dan, eve] = [await newCustomer(), await newCustomer()];
    await provider.attachCard(key(), dan, 'pm_card_visa', null);
    await start(dan, percent(50, 'once'));
    await start(eve, percent(100, 'forever'));
    return isPaid((await read(dan)).invoices, [499]) && first(await read(eve)).status === 'active';
  });

  return failures;
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
