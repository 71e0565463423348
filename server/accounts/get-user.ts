import { eq, sql } from 'drizzle-orm';
import type { User } from '#contract/user.ts';
import { facilities, facilityMembers } from '#server/facilities/tables.ts';
import { buildOnce } from '#server/lib/database/build-once.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services.ts';
import { facilityStatus, isSubscribed, paidUntil } from '#server/subscriptions/access.ts';
import { subscriptions } from '#server/subscriptions/tables.ts';
import { accounts, consents } from './tables.ts';
import { needsTwoSteps } from './two-steps/two-steps-rule.ts';

/** An account with everything that decides what it may do. */
const findPerson = buildOnce((database) =>
  database
    .select({
      account: accounts,
      subscription: subscriptions,
      facility: facilities,
      consentsGiven: database.$count(consents, eq(consents.accountId, accounts.id)),
    })
    .from(accounts)
    .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id))
    .leftJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
    .leftJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .where(eq(accounts.id, sql.placeholder('accountId')))
    .prepare('find_person'),
);

/** The person in the contract's form, the `user` of every response. @throws Error when there is no such account */
export async function getUser({ clock }: Services, database: Database, accountId: string): Promise<User> {
  const [person] = await findPerson(database).execute({ accountId });
  if (!person) throw new Error('The account is gone.');
  const { account, subscription, facility, consentsGiven } = person;
  const now = clock.now();
  const endsAt = subscription && paidUntil(subscription);
  const charge = subscription?.lastChargeCents ?? null;
  return {
    userId: account.id,
    userName: account.userName,
    ...(account.name && { name: account.name }),
    email: account.email,
    userType: account.userType,
    ...(account.operatorRole && { operatorRole: account.operatorRole }),
    isSubscribed: isSubscribed(subscription, now),
    subscriptionEndDate: endsAt?.toISOString() ?? null,
    amountCharge: charge === null ? null : dollarsOf(charge),
    ...(facility && { facility: { name: facility.name, status: facilityStatus(facility, now) } }),
    ...(consentsGiven === 0 && { consentRequired: true }),
    ...(account.passwordIsOneTime && { newPasswordRequired: true }),
    ...(needsTwoSteps(account) && { twoStepsRequired: true }),
  };
}
