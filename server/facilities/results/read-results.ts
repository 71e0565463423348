import { sql } from 'drizzle-orm';
import type { Database } from '#server/lib/database/pool.ts';
import type { MemberResults } from './results-csv.ts';

/** A page of members fits into memory for several administrators at once. */
const membersAPage = 250;

type Row = Omit<MemberResults, 'joinedAt' | 'lastPlayedAt'> & {
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
    const { rows } = await database.execute<Row>(pageOf(facilityId, joinedBy, after));
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

/** Usernames are unique without their case, so the last one of a page says where the next page begins. */
const pageOf = (facilityId: string, joinedBy: Date, after: string) => sql`
  with page as materialized (
    select account.id, account.user_name, member.unit_id, member.joined_at
    from facility_members member
    join accounts account on account.id = member.account_id
      and account.user_type = 'facilityUser' and account.deletion_requested_at is null
    where member.facility_id = ${facilityId} and member.joined_at <= ${joinedBy.toISOString()}
      and lower(account.user_name) > lower(${after})
    order by lower(account.user_name)
    limit ${membersAPage}
  )
  select page.user_name as "userName", unit.name as unit, page.joined_at as "joinedAt",
    game.last_played_at as "lastPlayedAt", coalesce(played.exercises, '[]') as exercises
  from page
  left join units unit on unit.id = page.unit_id
  left join playthroughs game on game.account_id = page.id and game.archived_at is null
  left join lateral (${exercisesOfGame}) played on true
  order by lower(page.user_name)`;

/** As in contract/scoring/scoring.ts: saves count in the order in which they arrived. */
const exercisesOfGame = sql`
  select json_agg(exercise) as exercises
  from (
    select save.exercise_id as "exerciseId",
      coalesce((array_agg(attempt.outcome = 'correct' and not attempt.assisted
        order by save.arrival, attempt.position) filter (where not attempt.placeholder))[1], false) as "isFirstTry",
      coalesce(bool_or(attempt.outcome = 'correct') filter (where not attempt.placeholder), false) as "isCompleted",
      coalesce(bool_or(not attempt.placeholder), false) as "isAnswered",
      coalesce(max(save.arrival) filter (where save.skip)
        >= coalesce(max(save.arrival) filter (where not attempt.placeholder), 0), false) as "isSkipped"
    from saves save
    left join attempts attempt on attempt.account_id = save.account_id
      and attempt.playthrough_id = save.playthrough_id and attempt.save_id = save.save_id
    where save.account_id = game.account_id and save.playthrough_id = game.id
    group by save.exercise_id
  ) exercise`;
