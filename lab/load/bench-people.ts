import type pg from 'pg';
import { hashToken } from '#server/accounts/tokens.ts';

/** The people of a load test, numbered from 1 and logged in: their ids and tokens are derived from the number. */
export const benchPeople = 5000;

/** Also the session of the person's game. */
export const accountIdOf = (number: number) =>
  `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
export const tokenOf = (number: number) => `bench-${number}`;

/** The same in SQL, where the number is an expression. */
export const accountIdInSql = (number: string) =>
  `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
export const tokenHashInSql = (number: string) =>
  `translate(rtrim(encode(sha256(('bench-' || ${number})::bytea), 'base64'), '='), '+/', '-_')`;

/** How many live in one facility. */
export const membersEach = 100;
/** The people who are the first of their facility. */
export const firstMember = (facility: number) => 1 + (facility - 1) * membersEach;
export const facilitiesOf = (people: number) => Math.ceil(people / membersEach);

/** The password of all of them, where they have one. */
export const benchPassword = 'porch swing 2';

/**
 * Signs `people` of them up at facilities: five thousand in a second, because passwords are not hashed one by one.
 * @param passwordHash of `benchPassword`; without it nobody can log in
 */
export function signUpBenchPeople(
  pool: pg.Pool,
  now: Date,
  people = benchPeople,
  passwordHash: string | null = null,
): Promise<void> {
  return signUpMembers(pool, now, { from: 1, to: people, facility: 1, size: membersEach, passwordHash });
}

/** Signs up the `members` people who come after `people` others, all of them at one facility of their own. */
export function signUpLargeFacility(
  pool: pg.Pool,
  now: Date,
  { people, members }: { people: number; members: number },
): Promise<void> {
  const facility = 1 + facilitiesOf(people);
  const numbers = { from: people + 1, to: people + members };
  return signUpMembers(pool, now, { ...numbers, facility, size: members, passwordHash: null });
}

type Members = { from: number; to: number; facility: number; size: number; passwordHash: string | null };

/** @param facility the number of the first facility; each has `size` members */
async function signUpMembers(
  pool: pg.Pool,
  now: Date,
  { from, to, facility, size, passwordHash }: Members,
): Promise<void> {
  const facilityId = `('00000000-0000-4000-9000-' ||
    lpad(to_hex(${facility} + (n - ${from}) / ${size}), 12, '0'))::uuid`;
  await pool.query(
    `insert into facilities (id, name, status, seat_limit, seats_taken, created_at, verified_at)
      select ${facilityId}, 'Bench ' || n, 'active', ${size},
        least(${size}, ${to} + 1 - n), $1, $1 from generate_series(${from}, ${to}, ${size}) as n`,
    [now],
  );
  const each = `from generate_series(${from}, ${to}) as n`;
  await pool.query(
    `insert into accounts (id, user_type, user_name, created_at, password_hash)
      select ${accountIdInSql('n')}, 'facilityUser', 'bench-' || n, $1, $2 ${each}`,
    [now, passwordHash],
  );
  await pool.query(
    `insert into facility_members (account_id, facility_id, joined_at)
      select ${accountIdInSql('n')}, ${facilityId}, $1 ${each}`,
    [now],
  );
  await pool.query(
    `insert into sessions (account_id, id, token_hash, device, is_shared, started_at, last_seen_at, expires_at)
      select ${accountIdInSql('n')}, gen_random_uuid(), ${tokenHashInSql('n::text')}, '', false, $1, $1, $2 ${each}`,
    [now, new Date(now.getTime() + 30 * 24 * 3_600_000)],
  );
  const { rows } = await pool.query('select from sessions where token_hash = $1', [hashToken(tokenOf(to))]);
  if (rows.length !== 1) throw new Error('Token hashes in SQL and in the server are not the same.');
}
