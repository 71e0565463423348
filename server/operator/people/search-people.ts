import { eq, or, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type searchPeople as endpoint, peoplePerPage } from '#contract/operator-people.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';
import { maskEmail, maskName } from './mask.ts';
import { stateOf } from './state-of.ts';

/** Returns one page of the people whom a search finds. Names and addresses leave the server masked. */
export async function searchPeople(
  { database }: Services,
  { body: { search, page = 1 } }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const has = (column: typeof accounts.name | typeof accounts.userName | typeof accounts.email) =>
    sql`position(lower(${search}) in lower(${column})) > 0`;
  const isMatch = or(has(accounts.name), has(accounts.userName), has(accounts.email));
  const [matching, rows] = await Promise.all([
    database.$count(accounts, isMatch),
    database
      .select({ account: accounts, facility: facilities.name })
      .from(accounts)
      .leftJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
      .leftJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
      .where(isMatch)
      .orderBy(sql`lower(${accounts.userName})`, accounts.id)
      .limit(peoplePerPage)
      .offset((page - 1) * peoplePerPage),
  ]);
  return {
    matching,
    people: rows.map(({ account, facility }) => ({
      userId: account.id,
      name: account.name && maskName(account.name),
      // Many people choose their address as their username.
      userName: maskEmail(account.userName),
      email: account.email && maskEmail(account.email),
      userType: account.userType,
      facility,
      state: stateOf(account),
      createdAt: account.createdAt.toISOString(),
    })),
  };
}
