import {
  CardRejected,
  type CustomerSnapshot,
  type ProviderSubscription,
} from '#server/lib/payments/provider.ts';
import type { Services } from '#server/services/services.ts';
import type { OperationKind, PaymentOperation } from '#server/tables/subscriptions.ts';
import { ensureCustomer } from '../customer.ts';
import { findDiscount, settleRedemption } from '../discount-codes.ts';
import { type OperationOutcome, updateInput } from '../payment-operations.ts';
import { findPrice } from '../sale/prices.ts';
import { currentOf, endWithoutCard, isLapsed, isLive } from '../state.ts';
import { type CachedSnapshot, createCachedSnapshot } from './cached-snapshot.ts';

/**
 * What each kind of operation does at the payment provider. Another process may start any of them again: every step has
 * a key that is derived from the operation's id, and looks at the provider's snapshot first, which is read once and
 * kept for the rest of the operation.
 */
type Work = { services: Services; operation: PaymentOperation; isResumed: boolean; cached: CachedSnapshot };
type Executor = (work: Work) => Promise<OperationOutcome>;

const done: OperationOutcome = { state: 'done' };
const rejected = (rejection: string): OperationOutcome => ({ state: 'failed', rejection });
const nothingHappened: OperationOutcome = { state: 'failed', rejection: null };

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

/** Runs an operation. @throws ProviderUnavailable */
export function executeOperation(
  services: Services,
  operation: PaymentOperation,
  isResumed: boolean,
): Promise<OperationOutcome> {
  const cached = createCachedSnapshot(services, operation.accountId, isResumed);
  return executors[operation.kind]({ services, operation, isResumed, cached });
}

/** A payment that a dead process had started is never started again: only its outcome is read. */
async function subscribe(work: Work): Promise<OperationOutcome> {
  if (work.isResumed) return readPaymentOutcome(work);
  const { services, operation, cached } = work;
  const { database, payments } = services;
  const { id, input } = operation;
  const { paymentMethodId, priceId = '', codeId, trialDays = 0 } = input;
  const { customerId, isNew } = await ensureCustomer(services, operation);
  if (isNew) cached.startEmpty();
  await endBlockingSubscriptions(work);
  const snapshot = await cached.get();
  if (snapshot?.subscriptions.some(isLive)) {
    // Nothing is charged, so the discount code stays unused.
    await database.transaction((tx) => settleRedemption(tx, operation, 'released', services.clock.now()));
    return done;
  }
  if (paymentMethodId) {
    const rejection = await catchCardRejection(
      payments.attachCard(`${id}-card`, customerId, paymentMethodId),
    );
    if (rejection) return rejected(rejection);
  } else if (snapshot?.card) {
    // The terms of a free code promise that nothing is charged without a card: the one of an earlier subscription must not be.
    await payments.removeCard(`${id}-no-card`, customerId);
  }
  const price = await findPrice(database, priceId);
  const discount = codeId ? await findDiscount(database, codeId) : null;
  const startsAt = services.clock.now();
  const order = { customerId, operationId: id, price, discount, trialDays, startsAt };
  await cached.send(() => payments.start(`${id}-start`, order));
  return readPaymentOutcome(work);
}

async function readPaymentOutcome(work: Work): Promise<OperationOutcome> {
  const { operation, cached } = work;
  const snapshot = await cached.get();
  const started = snapshot?.subscriptions.find(({ operationId }) => operationId === operation.id);
  if (!started) return nothingHappened;
  if (isLive(started)) return fixEnd(work);
  if (started.status !== 'incomplete') return started.status === 'ended' ? done : nothingHappened;
  const { openPayment } = started;
  if (openPayment?.state === 'action_needed') {
    return { state: 'waiting', clientSecret: openPayment.clientSecret };
  }
  const isPaidMeanwhile = await endUnlessPaid(work, started);
  if (isPaidMeanwhile) return done;
  return openPayment ? rejected(openPayment.message) : nothingHappened;
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
async function pay({ services, operation, isResumed, cached }: Work): Promise<OperationOutcome> {
  const { payments } = services;
  const { id, input } = operation;
  const { customerId } = await ensureCustomer(services, operation);
  if (input.paymentMethodId && !isResumed) {
    const rejection = await catchCardRejection(
      payments.attachCard(`${id}-card`, customerId, input.paymentMethodId),
    );
    if (rejection) return rejected(rejection);
  }
  const owing = (await cached.get())?.subscriptions.find(isLive)?.openPayment;
  if (owing && !isResumed) {
    await payments.payInvoice(`${id}-pay`, owing.invoiceId);
    await cached.refetch();
  }
  const snapshot = await cached.get();
  const left = snapshot?.subscriptions.find(isLive)?.openPayment;
  if (!left) return snapshot && currentOf(snapshot)?.status === 'active' ? done : nothingHappened;
  if (left.state === 'declined') return rejected(left.message);
  return { state: 'waiting', clientSecret: left.clientSecret };
}

/** Undoes a cancellation; a new card is used from now on. */
async function keep(work: Work): Promise<OperationOutcome> {
  const { services, operation, cached } = work;
  const { payments } = services;
  const { id, input } = operation;
  if (input.paymentMethodId) {
    const { customerId } = await ensureCustomer(services, operation);
    const rejection = await catchCardRejection(
      payments.attachCard(`${id}-card`, customerId, input.paymentMethodId),
    );
    if (rejection) return rejected(rejection);
  }
  const current = await currentSubscription(cached);
  if (current?.status === 'active' && current.cancelAtPeriodEnd) {
    await cached.send(() => payments.setEnd(`${id}-keep`, current, 'never'));
  }
  return fixEnd(work);
}

/** Ends the subscription with its paid period, or at once if it is unpaid. */
async function cancel(work: Work): Promise<OperationOutcome> {
  const { services, operation, cached } = work;
  const snapshot = await cached.get();
  if (!snapshot) return nothingHappened;
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
  if (!snapshot) return nothingHappened;
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
  if (!snapshot) return nothingHappened;
  const toRefund = snapshot.invoices.filter((invoice) => input.invoiceIds?.includes(invoice.id));
  if (toRefund.length !== input.invoiceIds?.length || !toRefund.every(({ isCharged }) => isCharged)) {
    services.log.error({ operation: id }, 'a payment was not refunded, because no card was charged for it');
    return nothingHappened;
  }
  const running = snapshot.subscriptions.find(
    (subscription) => subscription.id === (input.subscriptionId ?? currentOf(snapshot)?.id),
  );
  if (running && isLive(running) && !input.keepsRunning) {
    if (running.openPayment) await payments.voidInvoice(`${id}-void`, running.openPayment.invoiceId);
    await payments.endNow(`${id}-end`, running.id);
  }
  for (const invoice of toRefund) {
    if (!invoice.refundedAt) await payments.refundInvoice(`${id}-${invoice.id}`, invoice.id);
  }
  await cached.refetch('everything');
  return done;
}

/** Uses another card once its bank has agreed, and pays with it what is owed. */
async function changeCard({ services, operation, isResumed, cached }: Work): Promise<OperationOutcome> {
  const { database, payments } = services;
  const { id, input } = operation;
  if (isResumed && !input.cardCheckId) return nothingHappened;
  const { customerId } = await ensureCustomer(services, operation);
  try {
    const cardCheckId =
      input.cardCheckId ??
      (await payments.beginCardChange(`${id}-check`, customerId, input.paymentMethodId ?? ''));
    if (!input.cardCheckId) await updateInput(database, operation, { cardCheckId });
    const clientSecret = await payments.finishCardChange(`${id}-use`, customerId, cardCheckId);
    if (clientSecret) return { state: 'waiting', clientSecret };
  } catch (error) {
    if (error instanceof CardRejected) return rejected(error.message);
    throw error;
  }
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
  const endsAt = current && endWithoutCard(snapshot, current);
  if (!current || !endsAt) return done;
  await cached.send(() => services.payments.setEnd(`${operation.id}-fix-end`, current, endsAt));
  return done;
}

async function currentSubscription(cached: CachedSnapshot): Promise<ProviderSubscription | null> {
  const snapshot: CustomerSnapshot | null = await cached.get();
  return snapshot && currentOf(snapshot);
}

/** Returns why a card was rejected, or null if it was not. */
async function catchCardRejection(work: Promise<void>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof CardRejected) return error.message;
    throw error;
  }
}
