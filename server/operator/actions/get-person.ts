import { endpoints } from '#contract/endpoints.ts';
import type { OpenedPerson } from '#contract/operator-people.ts';
import { getUser } from '#server/access/get-user.ts';
import { findPendingEmail } from '#server/accounts/email-tokens.ts';
import { and, desc, eq, gt } from '#server/lib/database/query.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services/services.ts';
import { findSubscription } from '#server/subscriptions/queries.ts';
import { statusOf } from '#server/subscriptions/state.ts';
import { type AccountRow, sessions } from '#server/tables/accounts.ts';
import { receipts } from '#server/tables/subscriptions.ts';
import { actorOf } from '#server/xapi/statement-ids.ts';
import { readsPerson } from '../action.ts';
import { stateOf } from '../people/state-of.ts';

/** @throws Problem `not_found`, or on the web `conflict` an hour after the person was opened */
export const getPerson = readsPerson({
  name: 'person show',
  endpoint: endpoints.getPerson,
  command: {
    usage: 'NAME',
    description:
      'who it is, what is paid, whether the account is on hold, and its name in the learning record store',
  },
  run: async ({ services }, person) => ({
    response: await readPerson(services, person),
    rows: [await rowOf(services, person)],
  }),
});

async function rowOf(services: Services, { id, frozenAt }: AccountRow) {
  const { userName, email, userType, isSubscribed, subscriptionEndDate, amountCharge, facility } =
    await getUser(services, services.database, id);
  const paid = { isSubscribed, subscriptionEndDate, amountCharge };
  const held = { onHoldSince: frozenAt?.toISOString() ?? null };
  const inStore = services.config.lrs && { learningRecordStore: await actorOf(services, id) };
  return { userName, email, userType, ...paid, facility: facility?.name ?? null, ...held, ...inStore };
}

/** A person as operators see them on the web. */
export async function readPerson(services: Services, account: AccountRow): Promise<OpenedPerson> {
  const { database, clock } = services;
  const { id } = account;
  const now = clock.now();
  const { facility, subscriptionEndDate } = await getUser(services, database, id);
  const subscription = await findSubscription(database, id);
  const paid = await database
    .select()
    .from(receipts)
    .where(and(eq(receipts.accountId, id), gt(receipts.amountCents, 0)))
    .orderBy(desc(receipts.paidAt));
  return {
    userId: id,
    userName: account.userName,
    name: account.name,
    email: account.email,
    emailConfirmed: account.emailVerifiedAt !== null,
    pendingEmail: await findPendingEmail(database, id, now),
    userType: account.userType,
    operatorRole: account.operatorRole,
    state: stateOf(account),
    createdAt: account.createdAt.toISOString(),
    devices: await database.$count(sessions, and(eq(sessions.accountId, id), gt(sessions.expiresAt, now))),
    hasTwoSteps: account.twoStepsSince !== null,
    facility: facility ?? null,
    subscription: { status: statusOf(subscription, now), paidUntil: subscriptionEndDate },
    payments: paid.map(({ id, amountCents, paidAt, refundedAt, refundedCents, dispute }) => ({
      receiptId: id,
      amount: dollarsOf(amountCents),
      paidAt: paidAt.toISOString(),
      refundedAt: refundedAt?.toISOString() ?? null,
      refundedAmount: dollarsOf(refundedCents),
      dispute,
    })),
  };
}
