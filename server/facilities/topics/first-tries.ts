import { sql } from 'drizzle-orm';
import type { Database } from '#server/lib/database/pool.ts';
import type { FirstTries } from './heat-map.ts';

/**
 * Returns the first tries of a facility's users by unit and exercise, in their current games. The save statement keeps
 * which exercises are answered and which of them were right on the first try, so no attempt is read.
 */
export async function findFirstTries(database: Database, facilityId: string): Promise<FirstTries[]> {
  const { rows } = await database.execute<FirstTries>(sql`
    select member.unit_id as "unitId", exercise_id as "exerciseId", count(*)::int as answered,
      (count(*) filter (where not exercise_id = any(game.first_try_exercises)))::int as overlooked
    from facility_members member
    join accounts account on account.id = member.account_id
      and account.user_type = 'facilityUser' and account.deletion_requested_at is null
    join playthroughs game on game.account_id = member.account_id and game.archived_at is null
    cross join unnest(game.answered_exercises) as exercise_id
    where member.facility_id = ${facilityId}
    group by 1, 2`);
  return rows;
}
