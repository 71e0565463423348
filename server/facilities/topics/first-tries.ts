import type { Database } from '#server/lib/database/pool.ts';
import { sql } from '#server/lib/database/query.ts';
import type { FirstTries } from './heat-map.ts';

/**
 * Returns the first tries of a facility's users by unit and exercise, in their current games. The save statement keeps
 * which exercises are answered, which of them were right on the first try, and what was found, so no attempt is read. What was
 * first answered before another exercise replaced it says nothing about the kind of the new one
 * (docs/product-decisions.md#replaced-exercise). With `offset 0` PostgreSQL looks up the game of each member, where it
 * would read everybody's for a facility with many members.
 */
export async function findFirstTries(database: Database, facilityId: string): Promise<FirstTries[]> {
  const { rows } = await database.execute<FirstTries>(sql`
    select member.unit_id as "unitId", exercise_id as "exerciseId", count(*)::int as answered,
      (count(*) filter (where not exercise_id = any(game.first_try_exercises)))::int as overlooked,
      (count(*) filter (where exercise_id = any(game.asked_exercises)))::int as asked,
      (count(*) filter (where exercise_id = any(game.found_exercises)))::int as found
    from facility_members member
    cross join lateral (
      select game.answered_exercises, game.first_try_exercises, game.asked_exercises, game.found_exercises,
        game.replaced_exercises
      from accounts account
      join playthroughs game on game.account_id = account.id and game.archived_at is null
      where account.id = member.account_id
        and account.user_type = 'facilityUser' and account.deletion_requested_at is null
      offset 0
    ) game
    cross join unnest(game.answered_exercises) as exercise_id
    where member.facility_id = ${facilityId} and not exercise_id = any(game.replaced_exercises)
    group by 1, 2`);
  return rows;
}
