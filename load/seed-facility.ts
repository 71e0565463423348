import type pg from 'pg';

/** A facility of 5,000 members in 20 units, all fifty exercises played: 250,000 saves, one or two attempts each. */
export const seededFacility = { id: '00000000-0000-4000-9000-000000000002', members: 5000, units: 20 };

/** The id of its administrator, who has no game. */
export const administratorId = '00000000-0000-4000-8001-000000000000';

const memberId = `('00000000-0000-4000-8001-' || lpad(to_hex(n), 12, '0'))::uuid`;
const unitId = `('00000000-0000-4000-9001-' || lpad(to_hex(n), 12, '0'))::uuid`;
/** One in three first tries is wrong, and one in nine of them stays wrong; one in twenty exercises is skipped. */
const isWrong = '(n * 7 + e * 13) % 3 = 0';
const isSkipped = '(n * 11 + e * 17) % 20 = 0';

/** Seeds the facility in a few seconds, because no password is hashed and no save goes through the server. */
export async function seedFacility(pool: pg.Pool, now: Date): Promise<void> {
  const { id, members, units } = seededFacility;
  const run = (text: string, values: unknown[] = []) => pool.query(text, values);
  await run(
    `insert into facilities (id, name, status, seat_limit, seats_taken, created_at, verified_at)
      values ($1, 'Bench', 'active', ${members}, ${members}, $2, $2)`,
    [id, now],
  );
  await run(
    `insert into units (id, facility_id, name) select ${unitId}, $1, 'Unit ' || n from generate_series(1, ${units}) as n`,
    [id],
  );
  await run(
    `insert into accounts (id, user_type, user_name, created_at)
      select ${memberId}, case n when 0 then 'facilityAdmin' else 'facilityUser' end, 'bench-member-' || n, $1
      from generate_series(0, ${members}) as n`,
    [now],
  );
  await run(
    `insert into facility_members (account_id, facility_id, joined_at, unit_id)
      select ${memberId}, $1, $2, case n when 0 then null else
        ('00000000-0000-4000-9001-' || lpad(to_hex(1 + n % ${units}), 12, '0'))::uuid end
      from generate_series(0, ${members}) as n`,
    [id, now],
  );
  await run(
    `insert into playthroughs (account_id, id, started_at, answered_exercises, first_try_exercises, last_played_at)
      select ${memberId}, ${memberId}, $1, array(select e::smallint from generate_series(1, 50) as e where not (${isSkipped})),
        array(select e::smallint from generate_series(1, 50) as e where not (${isSkipped}) and not (${isWrong})), $1
      from generate_series(1, ${members}) as n`,
    [now],
  );
  await run(
    `insert into saves (account_id, save_id, playthrough_id, exercise_id, time, elapsed_ms, repeats, skip, received_at,
        total_answered, last_answered_exercise)
      select ${memberId}, gen_random_uuid(), ${memberId}, e, 40, 30000, 0, ${isSkipped}, $1, e, e
      from generate_series(1, ${members}) as n, generate_series(1, 50) as e`,
    [now],
  );
  const attempt = (position: string, outcome: string, which: string) =>
    run(
      `insert into attempts (account_id, playthrough_id, exercise_id, attempt_id, save_id, position, outcome, assisted,
          placeholder, content_version, attempted_at)
        select account_id, playthrough_id, exercise_id, gen_random_uuid(), save_id, ${position}, ${outcome}, false, skip,
          '000000000000', received_at
        from (select s.*, exercise_id as e, ('x' || right(account_id::text, 8))::bit(32)::int as n from saves s) as saved
        where ${which}`,
    );
  await attempt('0', `case when ${isWrong} or skip then 'incorrect' else 'correct' end`, 'true');
  await attempt('1', `'correct'`, `${isWrong} and not skip and (n + e) % 9 > 0`);
  await run('analyze');
}
