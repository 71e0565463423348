import type { Database } from '#server/lib/database/pool.ts';
import { sql } from '#server/lib/database/query.ts';
import type { MemberResults } from './results-csv.ts';

/** A page of members fits into memory for several administrators at once. */
const membersAPage = 250;

type ResultRow = Omit<MemberResults, 'joinedAt' | 'lastPlayedAt'> & {
  joinedAt: string;
  lastPlayedAt: string | null;
};

/**
 * The results of a facility's users who had joined at an instant, by username, page by page. No connection is held while
 * a slow client receives a page.
 */
export async function* readResults(
  database: Database,
  facilityId: string,
  joinedBy: Date,
): AsyncGenerator<MemberResults[]> {
  let after = '';
  for (;;) {
    const { rows } = await database.execute<ResultRow>(pageOf(facilityId, joinedBy, after));
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({
      ...row,
      joinedAt: new Date(row.joinedAt),
      lastPlayedAt: row.lastPlayedAt === null ? null : new Date(row.lastPlayedAt),
    }));
    if (rows.length < membersAPage) return;
    after = last.userName;
  }
}

/** Usernames are unique, so the last one of a page says where the next page begins. */
const pageOf = (facilityId: string, joinedBy: Date, after: string) => sql`
  with page as materialized (
    select account.id, account.user_name, member.unit_id, member.joined_at
    from facility_members member
    join accounts account on account.id = member.account_id
      and account.user_type = 'facilityUser' and account.deletion_requested_at is null
    where member.facility_id = ${facilityId} and member.joined_at <= ${joinedBy.toISOString()}
      and account.user_name > ${after}::text collate "und-x-icu"
    order by account.user_name collate "und-x-icu"
    limit ${membersAPage}
  )
  select page.user_name as "userName", unit.name as unit, page.joined_at as "joinedAt",
    game.last_played_at as "lastPlayedAt", coalesce(game.first_try_exercises, '{}') as "firstTry",
    coalesce(game.answered_exercises, '{}') as answered, coalesce(played.exercises, '{}') as completed,
    coalesce(skips.exercises, '{}') as skipped
  from page
  left join units unit on unit.id = page.unit_id
  left join playthroughs game on game.account_id = page.id and game.archived_at is null
  left join lateral (${completedInGame}) played on true
  left join lateral (${skippedInGame}) skips on true
  order by page.user_name collate "und-x-icu"`;

const completedInGame = sql`
  select array_agg(distinct exercise_id) as exercises from attempts
  where account_id = game.account_id and playthrough_id = game.id and outcome = 'correct' and not placeholder`;

/**
 * Exercises without a real attempt after a skip: saves count in the order in which they arrived, as in
 * contract/rules/scoring.ts. Only skips look for attempts: joining every save with its attempts took seconds.
 */
const skippedInGame = sql`
  select array_agg(distinct skip.exercise_id) as exercises from saves skip
  where skip.account_id = game.account_id and skip.playthrough_id = game.id and skip.skip and not exists (
    select 1 from attempts later
    where later.account_id = skip.account_id and later.playthrough_id = skip.playthrough_id
      and later.exercise_id = skip.exercise_id and not later.placeholder
      and (select arrival from saves where account_id = later.account_id and save_id = later.save_id) > skip.arrival
  )`;
