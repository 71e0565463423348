import { eq, or, sql } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { peoplePerPage } from '#contract/operator-people.ts';
import { byName } from '#server/lib/database/by-name.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';
import { reads } from '../action.ts';
import { maskEmail, maskName } from '../people/mask.ts';
import { stateOf } from '../people/state-of.ts';

/** One page of the people whom a search finds. Names and addresses leave the server masked. */
export const searchPeople = reads({
  name: 'person search',
  endpoint: endpoints.searchPeople,
  run: async ({ services: { database } }, { search, page = 1 }) => {
    const has = (column: typeof accounts.name | typeof accounts.userName | typeof accounts.email) =>
      sql`position(plain_key(${search}) in plain_key(${column})) > 0`;
    const isMatch = or(has(accounts.name), has(accounts.userName), has(accounts.email));
    const [matching, rows] = await Promise.all([
      database.$count(accounts, isMatch),
      database
        .select({ account: accounts, facility: facilities.name })
        .from(accounts)
        .leftJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
        .leftJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
        .where(isMatch)
        .orderBy(byName(accounts.userName), accounts.id)
        .limit(peoplePerPage)
        .offset((page - 1) * peoplePerPage),
    ]);
    const people = rows.map(({ account, facility }) => ({
      userId: account.id,
      name: account.name && maskName(account.name),
      // Many people choose their address as their username.
      userName: maskEmail(account.userName),
      email: account.email && maskEmail(account.email),
      userType: account.userType,
      facility,
      state: stateOf(account),
      createdAt: account.createdAt.toISOString(),
    }));
    return { response: { matching, people } };
  },
});
