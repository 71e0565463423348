import { endpoints } from '#contract/endpoints.ts';
import { peoplePerPage } from '#contract/operator-people.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import { byName } from '#server/lib/database/by-name.ts';
import { and, desc, eq, or, type SQL, sql } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';
import { reads } from '../action.ts';
import { maskEmail, maskName } from '../people/mask.ts';
import { stateOf } from '../people/state-of.ts';

const searchCommand = 'person search';

/**
 * One page of the people whom a search finds. Names and addresses leave the server masked but for what was typed. Each search is counted and
 * recorded, without what was typed: the audit log outlives the people in it.
 * @throws Problem `too_many_requests`
 */
export const searchPeople = reads({
  name: searchCommand,
  endpoint: endpoints.searchPeople,
  run: async (
    { services: { database, clock, limits }, operator },
    { search, page = 1, order, direction },
  ) => {
    await limits.count('peopleSearches', operator);
    const isMatch = and(...search.split(/\s+/).map(isFoundBy));
    const orderedBy = order === 'createdAt' ? sql`${accounts.createdAt}` : byName(accounts.userName);
    const isLastFirst = direction === 'descending';
    const [matching, rows] = await Promise.all([
      database.$count(accounts, isMatch),
      database
        .select({ account: accounts, facility: facilities.name })
        .from(accounts)
        .leftJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
        .leftJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
        .where(isMatch)
        .orderBy(isLastFirst ? desc(orderedBy) : orderedBy, accounts.id)
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

/**
 * Whether a person has this word, or one that starts with it if it has three letters: a longer start would spell masked
 * names letter by letter. The index knows single words; an address or a name with a hyphen is looked up among what it finds.
 */
function isFoundBy(word: string): SQL | undefined {
  const typed = sql`plain_key(${word})`;
  const parts = sql`(
    select coalesce(array_agg(part) filter (where part <> ''), '{}')
    from regexp_split_to_table(${typed}, '[[:space:][:punct:]]+') as part)`;
  const hasParts = sql`search_words(${accounts.name}, ${accounts.userName}, ${accounts.email}) @> ${parts}`;
  if (/^[\p{L}\p{N}]+$/u.test(word)) return hasParts;
  const literal = sql`regexp_replace(${typed}, '([^[:alnum:]])', '\\\\\\1', 'g')`;
  const isIn = (column: typeof accounts.name | typeof accounts.userName | typeof accounts.email) =>
    sql`plain_key(${column}) ~ ('(^|[[:space:][:punct:]])' || ${literal} || '($|[[:space:][:punct:]])')`;
  return and(hasParts, or(isIn(accounts.name), isIn(accounts.userName), isIn(accounts.email)));
}
