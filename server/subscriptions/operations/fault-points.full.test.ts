import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSubscribed } from '#server/access/access.ts';
import { eq } from '#server/lib/database/query.ts';
import { stripeApp } from '#server/lib/payments/stripe/testing/stripe-app.ts';
import { Problem } from '#server/lib/problem.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { Services } from '#server/services/services.ts';
import { signUpIndividual } from '#server/sign-up/sign-up-individual.ts';
import { accounts } from '#server/tables/accounts.ts';
import { discountCodes, paymentOperations } from '#server/tables/subscriptions.ts';
import { testApp } from '#server/testing/test-app.ts';
import { cancelSubscription } from '../calls/cancel-subscription.ts';
import { refundSubscription } from '../calls/refund-subscription.ts';
import { findSubscription } from '../queries.ts';
import { takePayment } from '../take-payment.ts';
import { createFaultPoints, Killed, withFaultPoints } from '../testing/fault-points.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';
import { repairPayments } from './repair-payments.ts';

/**
 * Kills the server before and after every commit and every call to the provider, in turn. After a restart, the repair
 * and one more try of the person there must be one subscription, one charge and the right access.
 */

const worlds = { sandbox: await testApp(), stripe: await stripeApp() };
for (const { services } of Object.values(worlds)) await addPrice(services);

type World = { services: Services; clock: { advance(ms: number): void } };
type Attempt = (services: Services) => Promise<unknown>;
type Flow = {
  /** What the person does; the same at every try. */
  prepare(world: World): Promise<{ attempt: Attempt; accountId: () => Promise<string> }>;
  expected: { status: string; access: boolean; canceled: boolean; refunded: number };
};

const call = (accountId: string, body: object = {}) =>
  ({
    caller: { accountId, userType: 'individualUser' },
    body,
    address: '127.0.0.1',
    device: '',
    origin: '',
  }) as never;

async function subscriber(world: World) {
  const { account } = await signUpPerson(world.services);
  const accountId = account.id;
  const payment = {
    accountId,
    address: '',
    paymentMethodId: 'pm_card_visa',
    discountCode: null,
    idempotencyKey: undefined,
  };
  await takePayment(world.services, payment);
  return accountId;
}

async function accountOf({ database }: Services, email: string): Promise<string> {
  const [account] = await database.select().from(accounts).where(eq(accounts.email, email));
  return account?.id ?? '';
}

/** A second try may be rejected because the first has succeeded already. */
const unlessDone =
  (attempt: Attempt): Attempt =>
  async (services) =>
    attempt(services).catch((error) => {
      if (!(error instanceof Problem && ['conflict', 'refund_refused'].includes(error.code))) throw error;
    });

const flows: Record<string, Flow> = {
  subscribe: {
    async prepare({ services }) {
      const { account } = await signUpPerson(services);
      const { code } = await addDiscountCode(services, { maxUses: 1 });
      const idempotencyKey = randomUUID();
      const payment = {
        accountId: account.id,
        address: '',
        paymentMethodId: 'pm_card_visa',
        discountCode: code,
        idempotencyKey,
      };
      return { attempt: (by) => takePayment(by, payment), accountId: async () => account.id };
    },
    expected: { status: 'active', access: true, canceled: false, refunded: 0 },
  },
  'sign up': {
    async prepare({ services }) {
      const email = `${randomUUID()}@example.org`;
      const idempotencyKey = randomUUID();
      const body = {
        email,
        password: 'porch swing 22',
        paymentMethodId: 'pm_card_visa',
        operation: idempotencyKey,
      };
      const attempt: Attempt = (by) => signUpIndividual(by, call('', body));
      return { attempt, accountId: () => accountOf(services, email) };
    },
    expected: { status: 'active', access: true, canceled: false, refunded: 0 },
  },
  'sign up with Google': {
    async prepare({ services }) {
      const email = `${randomUUID()}@example.org`;
      const profile = {
        provider: 'google' as const,
        subject: email,
        email,
        name: 'Nora',
        isEmailVerified: true,
        isEmailOwn: true,
        picture: null,
      };
      const identity = { ...services.identity, readGoogle: async () => profile };
      const body = { idToken: 'proven', paymentMethodId: 'pm_card_visa', operation: randomUUID() };
      const attempt: Attempt = (by) => signUpIndividual({ ...by, identity }, call('', body));
      return { attempt, accountId: () => accountOf(services, email) };
    },
    expected: { status: 'active', access: true, canceled: false, refunded: 0 },
  },
  cancel: {
    async prepare(world) {
      const id = await subscriber(world);
      return { attempt: unlessDone((by) => cancelSubscription(by, call(id))), accountId: async () => id };
    },
    expected: { status: 'active', access: true, canceled: true, refunded: 0 },
  },
  refund: {
    async prepare(world) {
      const id = await subscriber(world);
      return { attempt: unlessDone((by) => refundSubscription(by, call(id))), accountId: async () => id };
    },
    expected: { status: 'ended', access: false, canceled: false, refunded: 1 },
  },
};

async function outcome({ services }: World, accountId: string) {
  const row = await findSubscription(services.database, accountId);
  const snapshot = row?.customerId ? await services.payments.read(row.customerId) : null;
  const subscriptions = snapshot?.subscriptions.filter(({ status }) => status !== 'expired') ?? [];
  const paid = snapshot?.invoices.filter(({ status }) => status === 'paid') ?? [];
  const open = await services.database.$count(paymentOperations, eq(paymentOperations.state, 'started'));
  return {
    subscriptions: subscriptions.length,
    charges: paid.length,
    openInvoices: snapshot?.invoices.filter(({ status }) => status === 'open').length,
    openOperations: open,
    status: row?.status,
    access: isSubscribed(row, services.clock.now()),
    canceled: row?.cancelAtPeriodEnd,
    refunded: paid.filter(({ refundedAt }) => refundedAt !== null).length,
  };
}

const cases = Object.keys(worlds).flatMap((world) =>
  Object.keys(flows).map((flow) => [flow, world] as const),
);

test.each(cases)(
  '%s with %s: killed at any place, it comes out right',
  async (flowName, worldName) => {
    const world: World = worlds[worldName as keyof typeof worlds];
    const { prepare, expected } = flows[flowName] as Flow;
    let died = 0;
    for (let dieAt = 1; ; dieAt += 1) {
      const { attempt, accountId } = await prepare(world);
      const points = createFaultPoints(dieAt);
      await attempt(withFaultPoints(world.services, points)).catch((error) => {
        if (!(error instanceof Killed) && !points.isDead) throw error;
      });
      if (!points.isDead) break;
      died += 1;
      world.clock.advance(61_000);
      await repairPayments(world.services);
      await attempt(world.services);
      expect({ dieAt, ...(await outcome(world, await accountId())) }).toEqual({
        dieAt,
        subscriptions: 1,
        charges: 1,
        openInvoices: 0,
        openOperations: 0,
        ...expected,
      });
    }
    const overused = await world.services.database.select().from(discountCodes);
    for (const { uses, maxUses } of overused) expect(uses).toBeLessThanOrEqual(maxUses ?? uses);
    expect(died).toBeGreaterThan(10);
    console.info(`${flowName} with ${worldName}: killed at ${died} places`);
  },
  600_000,
);
