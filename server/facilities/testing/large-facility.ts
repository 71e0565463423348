import type pg from 'pg';

type Size = { members: number; units: number; exercises: number };

/** One in three first tries is wrong, and most of those are right later; one in twenty exercises is skipped. */
const isWrong = '(n * 7 + e * 13) % 3 = 0';
const isSkipped = '(n * 11 + e * 17) % 20 = 0';

/**
 * Gives the facility of an administrator units, and members who have played all exercises: each with a save and one or two
 * attempts an exercise. No password is hashed and no save goes through the server, so 5,000 members take seconds.
 */
export async function seedLargeFacility(
  pool: pg.Pool,
  administratorId: string,
  { members, units, exercises }: Size,
): Promise<void> {
  await pool.query(
    `create table large as select n, gen_random_uuid() as id, facility_id
      from facility_members, generate_series(1, ${members}) as n where account_id = $1`,
    [administratorId],
  );
  const answered = (condition: string) =>
    `array(select e::smallint from generate_series(1, ${exercises}) as e where not (${isSkipped}) and ${condition})`;
  for (const statement of [
    `insert into units (id, facility_id, name)
      select gen_random_uuid(), facility_id, 'Unit ' || n from large where n <= ${units}`,
    `insert into accounts (id, user_type, user_name, created_at)
      select id, 'facilityUser', 'large-' || n, now() from large`,
    `insert into facility_members (account_id, facility_id, joined_at, unit_id)
      select large.id, large.facility_id, '2026-01-01', unit.id
      from large join units unit on unit.facility_id = large.facility_id and unit.name = 'Unit ' || (1 + n % ${units})`,
    `insert into playthroughs (account_id, id, started_at, answered_exercises, first_try_exercises, last_played_at)
      select id, id, now(), ${answered('true')}, ${answered(`not (${isWrong})`)}, now() from large`,
    `insert into saves (account_id, save_id, playthrough_id, exercise_id, time, elapsed_ms, repeats, skip, received_at,
        total_answered, last_answered_exercise)
      select id, gen_random_uuid(), id, e, 40, 30000, 0, ${isSkipped}, now(), e, e
      from large, generate_series(1, ${exercises}) as e`,
    attempts('0', `case when ${isWrong} or skip then 'incorrect' else 'correct' end`, 'true'),
    attempts('1', "'correct'", `${isWrong} and not skip and (n + e) % 9 > 0`),
    'drop table large',
  ]) {
    await pool.query(statement);
  }
  await pool.query('analyze accounts, facility_members, playthroughs, units, saves, attempts');
}

const attempts = (position: string, outcome: string, which: string) =>
  `insert into attempts (account_id, playthrough_id, exercise_id, attempt_id, save_id, position, outcome, assisted,
      placeholder, content_version, attempted_at)
    select account_id, playthrough_id, exercise_id, gen_random_uuid(), save_id, ${position}, ${outcome}, false, skip,
      '000000000000', received_at
    from (select saves.*, exercise_id as e, n from saves join large on large.id = saves.account_id) as saved
    where ${which}`;
