import type { ResponseOf } from '#contract/endpoint.ts';
import { cardDays, cardsAtOnce, type makeCards as endpoint } from '#contract/facility-adding-members.ts';
import { giveFirstPassword } from '#server/accounts/one-time-password.ts';
import { byName } from '#server/lib/database/by-name.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNull, sql } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import type { Administrator } from '../administration/change-own-facility.ts';
import { areUsersOfFacility } from '../find-facility.ts';
import { memberAddress } from '../member-address.ts';
import { administeredFacility } from '../units.ts';

/**
 * Makes first passwords for some of the members without an address and without a password. They are hashed here, one
 * after the other, so that logins of others are hashed in between; the page asks again until nobody is left.
 * @throws Problem `forbidden`
 */
export async function makeCards(
  services: Services,
  { caller, address, device }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { database } = services;
  await administeredFacility(database, caller);
  const people = await database
    .select({ userId: accounts.id, userName: accounts.userName })
    .from(facilityMembers)
    .innerJoin(accounts, eq(accounts.id, facilityMembers.accountId))
    .where(needsCard(database, caller))
    .orderBy(byName(accounts.userName))
    .limit(cardsAtOnce);
  // Counted before, so that nothing can fail once the cards are made.
  let remaining = await countWithoutCard(database, caller);
  const cards = [];
  const from = { byAccountId: caller.accountId, address, device };
  try {
    for (const person of people) {
      const password = await giveFirstPassword(services, person.userId, { days: cardDays, from });
      remaining -= 1;
      if (password !== null) cards.push({ ...person, password });
    }
  } catch (err) {
    // Nobody sees the passwords of these cards again, so they are returned in spite of the error.
    if (cards.length === 0) throw err;
    services.log.warn({ err }, 'fewer cards than asked for');
  }
  return { cards, remaining };
}

export async function countCards(
  { database }: Services,
  { caller }: { caller: Administrator },
): Promise<{ remaining: number }> {
  await administeredFacility(database, caller);
  return { remaining: await countWithoutCard(database, caller) };
}

async function countWithoutCard(database: Database, caller: Administrator): Promise<number> {
  const [counted] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(facilityMembers)
    .innerJoin(accounts, eq(accounts.id, facilityMembers.accountId))
    .where(needsCard(database, caller));
  return counted?.count ?? 0;
}

/** Members without an address whom nobody has given a password: people with Google or Facebook have an address. */
const needsCard = (database: Database, { accountId }: Administrator) =>
  and(areUsersOfFacility(database, accountId), isNull(memberAddress), isNull(accounts.passwordHash));
