import type { User } from '#contract/user.ts';
import { buildOnce } from '#server/lib/database/build-once.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services/services.ts';
import { type AccountRow, accounts, consents } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';
import { subscriptions } from '#server/tables/subscriptions.ts';
import { facilityStatus, isSubscribed, paidUntil } from './access.ts';
import { needsTwoSteps } from './two-steps-rule.ts';

/** An account with everything that decides what it may do. */
const selectPerson = (database: Database) =>
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
    .where(eq(accounts.id, sql.placeholder('accountId')));

const findPerson = buildOnce((database) => selectPerson(database).prepare('find_person'));
const lockPerson = buildOnce((database) =>
  selectPerson(database).for('share', { of: accounts }).prepare('lock_person'),
);

/** The person in the contract's form, the `user` of every response. @throws Error when there is no such account */
export async function getUser({ clock }: Services, database: Database, accountId: string): Promise<User> {
  const [person] = await findPerson(database).execute({ accountId });
  if (!person) throw new Error('The account is gone.');
  return toUser(person, clock.now());
}

/** The account and its user as they stay until the transaction ends: a change of the account waits for it. */
export async function lockAccount(
  { clock }: Services,
  database: Database,
  accountId: string,
): Promise<{ account: AccountRow; user: User } | null> {
  const [person] = await lockPerson(database).execute({ accountId });
  return person ? { account: person.account, user: toUser(person, clock.now()) } : null;
}

type AccountWithFacility = Awaited<ReturnType<ReturnType<typeof findPerson>['execute']>>[number];

function toUser({ account, subscription, facility, consentsGiven }: AccountWithFacility, now: Date): User {
  const endsAt = subscription && paidUntil(subscription);
  const charge = subscription?.lastChargeCents ?? null;
  return {
    userId: account.id,
    userName: account.userName,
    ...(account.name && { name: account.name }),
    email: account.email,
    userType: account.userType,
    ...(account.operatorRole && { operatorRole: account.operatorRole }),
    ...(account.timeZone && { timeZone: account.timeZone }),
    isSubscribed: isSubscribed(subscription, now),
    subscriptionEndDate: endsAt?.toISOString() ?? null,
    amountCharge: charge === null ? null : dollarsOf(charge),
    ...(facility && { facility: { name: facility.name, status: facilityStatus(facility, now) } }),
    ...(consentsGiven === 0 && { consentRequired: true }),
    ...(account.passwordIsOneTime && { newPasswordRequired: true }),
    ...(needsTwoSteps(account) && { twoStepsRequired: true }),
  };
}
