import {
  CardRejected,
  type CustomerSnapshot,
  type ProviderSubscription,
} from '#server/lib/payments/provider.ts';
import type { Services } from '#server/services.ts';
import { findDiscount, settleRedemption } from '../sale/discount-codes.ts';
import { findPrice } from '../sale/prices.ts';
import { currentOf, endWithoutCard, isLapsed, isLive } from '../state.ts';
import type { OperationKind, PaymentOperation } from '../tables.ts';
import { type Carried, createCarried } from './carried.ts';
import { ensureCustomer } from './customer.ts';
import { type Outcome, updateInput } from './payment-operations.ts';

/**
 * What each kind of operation does at the payment provider. Another process may start any of them again: every step has
 * a key that is derived from the operation's id, and looks at the provider's snapshot first, which is read once and
 * carried through the operation.
 */
type Work = { services: Services; operation: PaymentOperation; isResumed: boolean; carried: Carried };
type Executor = (work: Work) => Promise<Outcome>;

const done: Outcome = { state: 'done' };
const rejected = (rejection: string): Outcome => ({ state: 'failed', rejection });
const nothingHappened: Outcome = { state: 'failed', rejection: null };

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
): Promise<Outcome> {
  const carried = createCarried(services, operation.accountId, isResumed);
  return executors[operation.kind]({ services, operation, isResumed, carried });
}

/** A payment that a dead process had started is never started again: only its outcome is read. */
async function subscribe(work: Work): Promise<Outcome> {
  if (work.isResumed) return outcomeOfPayment(work);
  const { services, operation, carried } = work;
  const { database, payments } = services;
  const { id, accountId, input } = operation;
  const { paymentMethodId, priceId = '', codeId, trialDays = 0 } = input;
  const { customerId, isNew } = await ensureCustomer(services, accountId);
  if (isNew) carried.startEmpty();
  await endObstacles(work);
  const snapshot = await carried.get();
  if (snapshot?.subscriptions.some(isLive)) {
    // Nothing is charged, so the discount code stays unused.
    await database.transaction((tx) => settleRedemption(tx, operation, 'given back', services.clock.now()));
    return done;
  }
  if (paymentMethodId) {
    const rejection = await rejectionOf(payments.attachCard(`${id}-card`, customerId, paymentMethodId));
    if (rejection) return rejected(rejection);
  }
  const price = await findPrice(database, priceId);
  const discount = codeId ? await findDiscount(database, codeId) : null;
  const order = { customerId, operationId: id, price, discount, trialDays };
  await carried.send(() => payments.start(`${id}-start`, order));
  return outcomeOfPayment(work);
}

async function outcomeOfPayment(work: Work): Promise<Outcome> {
  const { operation, carried } = work;
  const snapshot = await carried.get();
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
 * any more, and subscriptions that still run at the provider although they no longer give access.
 */
async function endObstacles(work: Work): Promise<void> {
  const now = work.services.clock.now();
  const snapshot = await work.carried.get();
  const isOver = (subscription: ProviderSubscription) =>
    subscription.status === 'incomplete' || isLapsed(subscription, now);
  for (const subscription of snapshot?.subscriptions.filter(isOver) ?? [])
    await endUnlessPaid(work, subscription);
}

/** Makes a subscription unpayable and ends it; true if it was paid in that moment after all, and continues. */
async function endUnlessPaid(
  { services, operation, carried }: Work,
  { id, status, openPayment }: ProviderSubscription,
): Promise<boolean> {
  const { payments } = services;
  const isVoid =
    openPayment && (await payments.voidInvoice(`${operation.id}-void-${id}`, openPayment.invoiceId));
  if (isVoid === false) {
    await carried.refetch();
    return true;
  }
  if (isVoid && status === 'incomplete') {
    // Without its first payment it may have ended already.
    const left = (await carried.refetch())?.subscriptions.find((subscription) => subscription.id === id);
    if (!left || left.status === 'ended' || left.status === 'expired') return false;
  }
  await payments.endNow(`${operation.id}-end-${id}`, id);
  await carried.refetch();
  return false;
}

/** Pays a failed renewal, with the card that was given now or the current one. */
async function pay({ services, operation, isResumed, carried }: Work): Promise<Outcome> {
  const { payments } = services;
  const { id, accountId, input } = operation;
  const { customerId } = await ensureCustomer(services, accountId);
  if (input.paymentMethodId && !isResumed) {
    const rejection = await rejectionOf(payments.attachCard(`${id}-card`, customerId, input.paymentMethodId));
    if (rejection) return rejected(rejection);
  }
  const owing = (await carried.get())?.subscriptions.find(isLive)?.openPayment;
  if (owing && !isResumed) {
    await payments.payInvoice(`${id}-pay`, owing.invoiceId);
    await carried.refetch();
  }
  const snapshot = await carried.get();
  const left = snapshot?.subscriptions.find(isLive)?.openPayment;
  if (!left) return snapshot && currentOf(snapshot)?.status === 'active' ? done : nothingHappened;
  if (left.state === 'declined') return rejected(left.message);
  return { state: 'waiting', clientSecret: left.clientSecret };
}

/** Undoes a cancellation; a new card is used from now on. */
async function keep(work: Work): Promise<Outcome> {
  const { services, operation, carried } = work;
  const { payments } = services;
  const { id, accountId, input } = operation;
  if (input.paymentMethodId) {
    const { customerId } = await ensureCustomer(services, accountId);
    const rejection = await rejectionOf(payments.attachCard(`${id}-card`, customerId, input.paymentMethodId));
    if (rejection) return rejected(rejection);
  }
  const current = await currentSubscription(carried);
  if (current?.status === 'active' && current.cancelAtPeriodEnd) {
    await carried.send(() => payments.setEnd(`${id}-keep`, current, 'never'));
  }
  return fixEnd(work);
}

/** Ends the subscription with its paid period, or at once if it is unpaid. */
async function cancel(work: Work): Promise<Outcome> {
  const { services, operation, carried } = work;
  const snapshot = await carried.get();
  if (!snapshot) return nothingHappened;
  const found = currentOf(snapshot);
  if (found && found.status !== 'active') await end(work);
  const current = await currentSubscription(carried);
  if (current?.status === 'active' && !current.cancelAtPeriodEnd) {
    await carried.send(() => services.payments.setEnd(`${operation.id}-cancel`, current, 'period_end'));
  }
  return done;
}

/**
 * Ends the named subscription, or the current one, at once. Nothing stays owed. An unpaid one that is paid in that
 * moment continues.
 */
async function end(work: Work): Promise<Outcome> {
  const { input } = work.operation;
  const snapshot = await work.carried.get();
  if (!snapshot) return nothingHappened;
  const meant = input.subscriptionId
    ? snapshot.subscriptions.find((subscription) => subscription.id === input.subscriptionId)
    : currentOf(snapshot);
  if (!meant || (!isLive(meant) && meant.status !== 'incomplete')) return done;
  await endUnlessPaid(work, meant);
  return done;
}

/** Refunds the payments of a subscription, and ends it. */
async function refund({ services, operation, carried }: Work): Promise<Outcome> {
  const { payments } = services;
  const { id, input } = operation;
  const snapshot = await carried.refetch('everything');
  if (!snapshot) return nothingHappened;
  const running = snapshot.subscriptions.find(
    (subscription) => subscription.id === (input.subscriptionId ?? currentOf(snapshot)?.id),
  );
  if (running && isLive(running) && !input.keepsRunning) {
    if (running.openPayment) await payments.voidInvoice(`${id}-void`, running.openPayment.invoiceId);
    await payments.endNow(`${id}-end`, running.id);
  }
  const meant = snapshot.invoices.filter(
    ({ id: invoiceId, status, amountCents }) =>
      status === 'paid' && amountCents > 0 && input.invoiceIds?.includes(invoiceId),
  );
  for (const invoice of meant) {
    if (!invoice.refundedAt) await payments.refundInvoice(`${id}-${invoice.id}`, invoice.id);
  }
  await carried.refetch('everything');
  return done;
}

/** Uses another card once its bank has agreed, and pays with it what is owed. */
async function changeCard({ services, operation, isResumed, carried }: Work): Promise<Outcome> {
  const { database, payments } = services;
  const { id, accountId, input } = operation;
  if (isResumed && !input.cardCheckId) return nothingHappened;
  const { customerId } = await ensureCustomer(services, accountId);
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
  const current = await currentSubscription(carried);
  if (current?.openPayment && isLive(current)) {
    await payments.payInvoice(`${id}-pay`, current.openPayment.invoiceId);
    await carried.refetch();
  }
  if (current?.endsAt && current.status === 'active') {
    await carried.send(() => payments.setEnd(`${id}-renew`, current, 'never'));
  }
  return done;
}

async function changePrice({ services, operation, carried }: Work): Promise<Outcome> {
  const { database, payments } = services;
  const { id, input } = operation;
  const current = await currentSubscription(carried);
  if (!current || !isLive(current) || !input.priceId || current.priceId === input.priceId) return done;
  await payments.changePrice(`${id}-price`, current.id, await findPrice(database, input.priceId));
  await carried.refetch();
  return done;
}

/** A subscription without a card ends with its discount (decision G90). */
async function fixEnd({ services, operation, carried }: Work): Promise<Outcome> {
  const snapshot = await carried.get();
  const current = snapshot && currentOf(snapshot);
  const endsAt = current && endWithoutCard(snapshot, current);
  if (!current || !endsAt) return done;
  await carried.send(() => services.payments.setEnd(`${operation.id}-fix-end`, current, endsAt));
  return done;
}

async function currentSubscription(carried: Carried): Promise<ProviderSubscription | null> {
  const snapshot: CustomerSnapshot | null = await carried.get();
  return snapshot && currentOf(snapshot);
}

/** Why a card was rejected, or null if it was not. */
async function rejectionOf(work: Promise<void>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof CardRejected) return error.message;
    throw error;
  }
}
