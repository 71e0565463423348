import { and, desc, eq, gt } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import type {
  openPerson as endpoint,
  getPerson as getEndpoint,
  OpenedPerson,
} from '#contract/operator-people.ts';
import { getUser } from '#server/access/get-user.ts';
import { findPendingEmail } from '#server/accounts/email-tokens.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services/services.ts';
import { findSubscription } from '#server/subscriptions/queries.ts';
import { statusOf } from '#server/subscriptions/state.ts';
import { type Account, sessions } from '#server/tables/accounts.ts';
import { receipts } from '#server/tables/subscriptions.ts';
import { withAudit } from '../with-audit.ts';
import { getOpenedPerson, getPersonById, openCommand } from './opened-person.ts';
import { stateOf } from './state-of.ts';

/** Opens a person for an hour. Nothing is shown unless the reason is in the audit log. @throws Problem `not_found` */
export async function openPerson(
  services: Services,
  { body: { reason }, caller, params }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const person = await getPersonById(services, params.userId);
  return withAudit({ services, operator: caller.accountId }, openCommand, async (within) => ({
    subject: 'a person',
    accountId: person.id,
    reason,
    result: await readPerson(within, person),
  }));
}

/** Returns an opened person again. @throws Problem `not_found`, or `conflict` an hour after they were opened */
export async function getPerson(
  services: Services,
  call: Call<typeof getEndpoint>,
): Promise<ResponseOf<typeof getEndpoint>> {
  return readPerson(services, await getOpenedPerson(services, call));
}

async function readPerson(services: Services, account: Account): Promise<OpenedPerson> {
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
    payments: paid.map(({ id, amountCents, paidAt, refundedAt }) => ({
      receiptId: id,
      amount: dollarsOf(amountCents),
      paidAt: paidAt.toISOString(),
      refundedAt: refundedAt?.toISOString() ?? null,
    })),
  };
}
