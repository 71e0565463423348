import { CardRejected, ProviderRefused, type ProviderSubscription } from '#server/lib/payments/provider.ts';
import type { Services } from '#server/services/services.ts';
import type { OperationFailure, OperationKind, PaymentOperation } from '#server/tables/subscriptions.ts';
import { ensureCustomer } from '../customer.ts';
import { findDiscount, settleRedemption } from '../discount-codes.ts';
import { type OperationOutcome, updateInput } from '../payment-operations.ts';
import { findPrice } from '../sale/prices.ts';
import { currentOf, endWithoutCard, isLapsed, isLive, leftOf } from '../state.ts';
import { type CachedSnapshot, createCachedSnapshot } from './cached-snapshot.ts';

/**
 * What each kind of operation does at the payment provider. Another process may start any of them again: every step has
 * a key that is derived from the operation's id, and looks at the provider's snapshot first, which is read once and
 * kept for the rest of the operation.
 */
type Work = { services: Services; operation: PaymentOperation; isResumed: boolean; cached: CachedSnapshot };
type Executor = (work: Work) => Promise<OperationOutcome>;

const done: OperationOutcome = { state: 'done' };
const failed = (failure: OperationFailure): OperationOutcome => ({ state: 'failed', failure });
const declined = (message: string, code?: string) => failed({ because: 'declined', message, code });
const notMade = failed({ because: 'not made' });

const executors: Record<OperationKind, Executor> = {
  subscribe,
  pay,
  keep,
  cancel,
  refund,
  change_card: changeCard,
  end,
  change_price: changePrice,
  fix_end: fixEnd,
};

/**
 * Runs an operation. A rejected card fails it; so does a refusal of the provider, at once and with an alarm, because the same
 * request again does not help. @throws ProviderUnavailable
 */
export async function executeOperation(
  services: Services,
  operation: PaymentOperation,
  isResumed: boolean,
): Promise<OperationOutcome> {
  const cached = createCachedSnapshot(services, operation.accountId, isResumed);
  try {
    return await executors[operation.kind]({ services, operation, isResumed, cached });
  } catch (error) {
    if (error instanceof CardRejected) return declined(error.message, error.code);
    if (!(error instanceof ProviderRefused)) throw error;
    const { id, kind } = operation;
    services.log.error(
      { err: error, operation: id, kind },
      'the payment provider refused an operation for good',
    );
    services.metrics.countAlarm('payment_refused');
    // What was done before the refusal counts. The refused one may be the reading itself.
    await cached.refetch('everything').catch(() => null);
    return failed({ because: 'refused', message: error.message });
  }
}

/** A payment that a dead process had started is never started again: only its outcome is read. */
async function subscribe(work: Work): Promise<OperationOutcome> {
  if (work.isResumed) return readPaymentOutcome(work);
  const { services, operation, cached } = work;
  const { database, payments } = services;
  const { id, input } = operation;
  const { paymentMethodId, priceId = '', codeId, trialDays = 0 } = input;
  const customerId = await customerFor(work);
  await endBlockingSubscriptions(work);
  const snapshot = await cached.get();
  if (snapshot?.subscriptions.some(isLive)) {
    // Nothing is charged, so the discount code stays unused.
    await database.transaction((tx) => settleRedemption(tx, operation, 'released', services.clock.now()));
    return done;
  }
  if (paymentMethodId) await attachGivenCard(work);
  // The terms of a free code promise that nothing is charged without a card: the one of an earlier subscription must not be.
  else if (snapshot?.card) await payments.removeCard(`${id}-no-card`, customerId);
  const price = await findPrice(database, priceId);
  const discount = codeId ? await findDiscount(database, codeId) : null;
  const startsAt = services.clock.now();
  const order = { customerId, operationId: id, price, discount, trialDays, startsAt };
  await cached.send(() => payments.start(`${id}-start`, order));
  return readPaymentOutcome(work);
}

/** The customer that an operation is for: a new one, if there is none or somebody has deleted it at the provider. */
async function customerFor({ services, operation, cached }: Work): Promise<string> {
  const isDeleted = (await cached.get())?.isDeleted ?? false;
  const { customerId, isNew } = await ensureCustomer(services, operation, isDeleted);
  if (isNew) cached.startEmpty();
  return customerId;
}

/** Charges the card that was given with the operation from now on, if one was. @throws CardRejected */
async function attachGivenCard(work: Work): Promise<void> {
  const { services, operation, cached } = work;
  const { paymentMethodId } = operation.input;
  if (!paymentMethodId) return;
  const customerId = await customerFor(work);
  const running = (await cached.get())?.subscriptions.find(isLive) ?? null;
  await services.payments.attachCard(`${operation.id}-card`, customerId, paymentMethodId, running);
}

async function readPaymentOutcome(work: Work): Promise<OperationOutcome> {
  const { operation, cached } = work;
  const snapshot = await cached.get();
  const started = snapshot?.subscriptions.find(({ operationId }) => operationId === operation.id);
  if (!started) return notMade;
  if (isLive(started)) return fixEnd(work);
  if (started.status !== 'incomplete') return started.status === 'ended' ? done : notMade;
  const { openPayment } = started;
  if (openPayment?.state === 'action_needed') {
    return { state: 'waiting', clientSecret: openPayment.clientSecret };
  }
  const isPaidMeanwhile = await endUnlessPaid(work, started);
  if (isPaidMeanwhile) return done;
  return openPayment ? declined(openPayment.message, openPayment.code) : notMade;
}

/**
 * Ends what stands in the way of a new subscription: first payments that were never made, so that nobody can make them
 * anymore, and subscriptions that still run at the provider although they no longer give access.
 */
async function endBlockingSubscriptions(work: Work): Promise<void> {
  const now = work.services.clock.now();
  const snapshot = await work.cached.get();
  const isOver = (subscription: ProviderSubscription) =>
    subscription.status === 'incomplete' || isLapsed(subscription, now);
  for (const subscription of snapshot?.subscriptions.filter(isOver) ?? [])
    await endUnlessPaid(work, subscription);
}

/** Voids what a subscription owes and ends it. Returns true if it was paid in that moment, and therefore continues. */
async function endUnlessPaid(
  { services, operation, cached }: Work,
  { id, status, openPayment }: ProviderSubscription,
): Promise<boolean> {
  const { payments } = services;
  const isVoid =
    openPayment && (await payments.voidInvoice(`${operation.id}-void-${id}`, openPayment.invoiceId));
  if (isVoid === false) {
    await cached.refetch();
    return true;
  }
  if (isVoid && status === 'incomplete') {
    // Without its first payment it may have ended already.
    const left = (await cached.refetch())?.subscriptions.find((subscription) => subscription.id === id);
    if (!left || left.status === 'ended' || left.status === 'expired') return false;
  }
  await payments.endNow(`${operation.id}-end-${id}`, id);
  await cached.refetch();
  return false;
}

/** Pays a failed renewal, with the card that was given now or the current one. */
async function pay(work: Work): Promise<OperationOutcome> {
  const { services, operation, isResumed, cached } = work;
  if (!isResumed) await attachGivenCard(work);
  const owing = (await cached.get())?.subscriptions.find(isLive)?.openPayment;
  if (owing && !isResumed) {
    await services.payments.payInvoice(`${operation.id}-pay`, owing.invoiceId);
    await cached.refetch();
  }
  const snapshot = await cached.get();
  const left = snapshot?.subscriptions.find(isLive)?.openPayment;
  if (!left) return snapshot && currentOf(snapshot)?.status === 'active' ? done : notMade;
  if (left.state === 'declined') return declined(left.message, left.code);
  return { state: 'waiting', clientSecret: left.clientSecret };
}

/** Undoes a cancellation; a new card is used from now on. */
async function keep(work: Work): Promise<OperationOutcome> {
  const { services, operation, cached } = work;
  if (operation.input.paymentMethodId) {
    await attachGivenCard(work);
    await cached.refetch();
  }
  const current = await currentSubscription(cached);
  if (current?.status === 'active' && current.cancelAtPeriodEnd) {
    await cached.send(() => services.payments.setEnd(`${operation.id}-keep`, current, 'never'));
  }
  return fixEnd(work);
}

/** Ends the subscription with its paid period, or at once if it is unpaid. */
async function cancel(work: Work): Promise<OperationOutcome> {
  const { services, operation, cached } = work;
  const snapshot = await cached.get();
  if (!snapshot) return notMade;
  const found = currentOf(snapshot);
  if (found && found.status !== 'active') await end(work);
  const current = await currentSubscription(cached);
  if (current?.status === 'active' && !current.cancelAtPeriodEnd) {
    await cached.send(() => services.payments.setEnd(`${operation.id}-cancel`, current, 'period_end'));
  }
  return done;
}

/**
 * Ends the named subscription, or the current one, at once. Nothing stays owed. An unpaid one that is paid in that
 * moment continues.
 */
async function end(work: Work): Promise<OperationOutcome> {
  const { operation, services } = work;
  const { input } = operation;
  const snapshot = await work.cached.get();
  if (!snapshot) return notMade;
  const target = input.subscriptionId
    ? snapshot.subscriptions.find((subscription) => subscription.id === input.subscriptionId)
    : currentOf(snapshot);
  if (!target || (!isLive(target) && target.status !== 'incomplete')) return done;
  if (input.onlyIfLapsed && !isLapsed(target, services.clock.now())) return done;
  await endUnlessPaid(work, target);
  return done;
}

/** Refunds the payments of a subscription, and ends it. Does nothing unless all of them can be refunded. */
async function refund({ services, operation, cached }: Work): Promise<OperationOutcome> {
  const { payments } = services;
  const { id, input } = operation;
  const snapshot = await cached.refetch('everything');
  if (!snapshot) return notMade;
  const toRefund = snapshot.invoices.filter((invoice) => input.invoiceIds?.includes(invoice.id));
  if (toRefund.length !== input.invoiceIds?.length || !toRefund.every(({ isCharged }) => isCharged)) {
    services.log.error({ operation: id }, 'a payment was not refunded, because no card was charged for it');
    return notMade;
  }
  // The money goes back before the access ends: a refusal then leaves the person with what was paid for.
  for (const invoice of toRefund) {
    if (leftOf(invoice) > 0) await payments.refundInvoice(`${id}-${invoice.id}`, invoice.id);
  }
  const running = snapshot.subscriptions.find(
    (subscription) => subscription.id === (input.subscriptionId ?? currentOf(snapshot)?.id),
  );
  if (running && isLive(running) && !input.keepsRunning) {
    if (running.openPayment) await payments.voidInvoice(`${id}-void`, running.openPayment.invoiceId);
    await payments.endNow(`${id}-end`, running.id);
  }
  await cached.refetch('everything');
  return done;
}

/** Uses another card once its bank has agreed, and pays with it what is owed. */
async function changeCard(work: Work): Promise<OperationOutcome> {
  const { services, operation, isResumed, cached } = work;
  const { database, payments } = services;
  const { id, input } = operation;
  if (isResumed && !input.cardCheckId) return notMade;
  const customerId = await customerFor(work);
  const running = (await cached.get())?.subscriptions.find(isLive);
  if (!running) return notMade;
  const cardCheckId =
    input.cardCheckId ??
    (await payments.beginCardChange(`${id}-check`, customerId, input.paymentMethodId ?? ''));
  if (!input.cardCheckId) await updateInput(database, operation, { cardCheckId });
  const clientSecret = await payments.finishCardChange(`${id}-use`, customerId, cardCheckId, running);
  if (clientSecret) return { state: 'waiting', clientSecret };
  await cached.refetch();
  const current = await currentSubscription(cached);
  if (current?.openPayment && isLive(current)) {
    await payments.payInvoice(`${id}-pay`, current.openPayment.invoiceId);
    await cached.refetch();
  }
  if (current?.endsAt && current.status === 'active') {
    await cached.send(() => payments.setEnd(`${id}-renew`, current, 'never'));
  }
  return done;
}

async function changePrice({ services, operation, cached }: Work): Promise<OperationOutcome> {
  const { database, payments } = services;
  const { id, input } = operation;
  const current = await currentSubscription(cached);
  if (!current || !isLive(current) || !input.priceId || current.priceId === input.priceId) return done;
  await payments.changePrice(`${id}-price`, current.id, await findPrice(database, input.priceId));
  await cached.refetch();
  return done;
}

/** A subscription without a card ends with its discount (docs/product-decisions.md#free-codes). */
async function fixEnd({ services, operation, cached }: Work): Promise<OperationOutcome> {
  const snapshot = await cached.get();
  const current = snapshot && currentOf(snapshot);
  const endsAt = current && endWithoutCard(current);
  if (!current || !endsAt) return done;
  await cached.send(() => services.payments.setEnd(`${operation.id}-fix-end`, current, endsAt));
  return done;
}

async function currentSubscription(cached: CachedSnapshot): Promise<ProviderSubscription | null> {
  const snapshot = await cached.get();
  return snapshot && currentOf(snapshot);
}
