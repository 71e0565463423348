import type { Query } from '#contract/endpoint.ts';
import { type listMembers, noUnit } from '#contract/facilities.ts';
import { byName } from '#server/lib/database/by-name.ts';
import { and, eq, isNull, type SQL, sql } from '#server/lib/database/query.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import { accounts } from '#server/tables/accounts.ts';
import { playthroughs } from '#server/tables/answers.ts';
import { facilityMembers, units } from '#server/tables/facilities.ts';

type ListQuery = Query<typeof listMembers>;
type Order = NonNullable<ListQuery['order']>;

/** The current game of a member, to join with the accounts. */
export const isCurrentGame = and(eq(playthroughs.accountId, accounts.id), isNull(playthroughs.archivedAt));

/** The figures of the current game of a member. */
export const answered = sql<number>`coalesce(cardinality(${playthroughs.answeredExercises}), 0)`;
const firstTry = sql`coalesce(cardinality(${playthroughs.firstTryExercises}), 0)`;
export const firstAttemptScore = sql<number | null>`round(100.0 * ${firstTry} / nullif(${answered}, 0))::int`;
export const hasNotStarted = isNull(playthroughs.lastPlayedAt);

/** How far a member is, as SQL for a game of this many exercises. */
export function statusIn(totalExercises: number) {
  return sql<'notStarted' | 'playing' | 'finished'>`case
    when ${hasNotStarted} then 'notStarted' when ${answered} < ${totalExercises} then 'playing' else 'finished' end`;
}

const userName = byName(accounts.userName);

type Sorting = { by: SQL; first: 'ascending' | 'descending'; isResult: boolean };

/** What each order sorts by, what comes first if nobody asks otherwise, and whether it tells of results. */
const sortings: Record<Order, Sorting> = {
  userName: { by: userName, first: 'ascending', isResult: false },
  unit: { by: byName(units.name), first: 'ascending', isResult: false },
  lastPlayed: { by: sql`${playthroughs.lastPlayedAt}`, first: 'descending', isResult: true },
  answered: { by: answered, first: 'descending', isResult: true },
  firstTry: { by: firstAttemptScore, first: 'descending', isResult: true },
  // The number of answers keeps the statuses together, too.
  status: {
    by: sql`case when ${hasNotStarted} then -1 else ${answered} end`,
    first: 'ascending',
    isResult: true,
  },
};

/** The order of the list: members that are equal in it follow by username, and those without a value come last. */
export function orderOf({ order = 'lastPlayed', direction }: ListQuery, isVerified: boolean): SQL {
  const wanted = sortings[order];
  const { by, first } = wanted.isResult && !isVerified ? sortings.userName : wanted;
  const backwards = (direction ?? first) === 'descending';
  return sql`${by} ${sql.raw(backwards ? 'desc' : 'asc')} nulls last, ${userName}, ${accounts.id}`;
}

/** Whom the search and the filters leave; everybody if there are none. */
export function matches({ search, unit, status }: ListQuery, totalExercises: number): SQL {
  const filters = [
    search && sql`position(plain_key(${search}) in plain_key(${accounts.userName})) > 0`,
    unit && inUnit(unit),
    status && sql`${statusIn(totalExercises)} = ${status}`,
  ].filter((filter) => filter !== undefined && filter !== '');
  return filters.length > 0 ? sql.join(filters as SQL[], sql` and `) : sql`true`;
}

function inUnit(unit: string): SQL {
  if (unit === noUnit) return isNull(facilityMembers.unitId);
  return isUuid(unit) ? eq(facilityMembers.unitId, unit) : sql`false`;
}
