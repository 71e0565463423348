import { endpoints } from '#contract/endpoints.ts';
import { peoplePerPage } from '#contract/operator-people.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import { byName } from '#server/lib/database/by-name.ts';
import { and, eq, or, type SQL, sql } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';
import { reads } from '../action.ts';
import { maskEmail, maskName } from '../people/mask.ts';
import { stateOf } from '../people/state-of.ts';

const searchCommand = 'person search';

/** The start of a word that is enough to find it: a longer one would spell masked names letter by letter. */
const startLetters = 3;

/**
 * One page of the people whom a search finds. Names and addresses leave the server masked but for what was typed. Each search is counted and
 * recorded, without what was typed: the audit log outlives the people in it.
 * @throws Problem `too_many_requests`
 */
export const searchPeople = reads({
  name: searchCommand,
  endpoint: endpoints.searchPeople,
  run: async ({ services: { database, clock, limits }, operator }, { search, page = 1 }) => {
    await limits.count('peopleSearches', operator);
    const columns = [accounts.name, accounts.userName, accounts.email];
    const isMatch = and(
      ...search.split(/\s+/).map((word) => or(...columns.map((column) => hasWord(column, word)))),
    );
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
    const entry = { operator, command: searchCommand, subject: 'people', details: { found: matching, page } };
    await recordAudit(database, entry, clock.now());
    const people = rows.map(({ account, facility }) => ({
      userId: account.id,
      name: account.name && maskName(account.name, search),
      // Many people choose their address as their username.
      userName: maskEmail(account.userName, search),
      email: account.email && maskEmail(account.email, search),
      userType: account.userType,
      facility,
      state: stateOf(account),
      createdAt: account.createdAt.toISOString(),
    }));
    return { response: { matching, people } };
  },
});

/** Whether a column has this word, or a word that starts with it if it has three letters. */
function hasWord(
  column: typeof accounts.name | typeof accounts.userName | typeof accounts.email,
  word: string,
): SQL {
  const typed = sql`plain_key(${word})`;
  const literal = sql`regexp_replace(${typed}, '([^[:alnum:]])', '\\\\\\1', 'g')`;
  const end = sql`case when length(${typed}) = ${startLetters}::int then '' else '($|[[:space:][:punct:]])' end`;
  return sql`plain_key(${column}) ~ ('(^|[[:space:][:punct:]])' || ${literal} || ${end})`;
}
