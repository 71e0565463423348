import type pg from 'pg';
import { hashToken } from '#server/accounts/tokens.ts';

/** The people of a load test, numbered from 1 and logged in: their ids and tokens are derived from the number. */
export const benchPeople = 5000;

/** Also the session of the person's game. */
export const accountIdOf = (number: number) =>
  `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
export const tokenOf = (number: number) => `bench-${number}`;

/** The same in SQL, where the number is an expression. */
const accountIdInSql = (number: string) =>
  `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
export const tokenHashInSql = (number: string) =>
  `translate(rtrim(encode(sha256(('bench-' || ${number})::bytea), 'base64'), '='), '+/', '-_')`;

/** Signs `people` of them up at one facility: five thousand in a second, because no password is hashed. */
export async function signUpBenchPeople(pool: pg.Pool, now: Date, people = benchPeople): Promise<void> {
  const facility = '00000000-0000-4000-9000-000000000001';
  await pool.query(
    `insert into facilities (id, name, status, seat_limit, created_at) values ($1, 'Bench', 'active', 0, $2)`,
    [facility, now],
  );
  const each = `from generate_series(1, ${people}) as n`;
  await pool.query(
    `insert into accounts (id, user_type, user_name, created_at)
      select ${accountIdInSql('n')}, 'facilityUser', 'bench-' || n, $1 ${each}`,
    [now],
  );
  await pool.query(
    `insert into facility_members (account_id, facility_id, joined_at) select ${accountIdInSql('n')}, $1, $2 ${each}`,
    [facility, now],
  );
  await pool.query(
    `insert into sessions (account_id, id, token_hash, device, is_shared, started_at, last_seen_at, expires_at)
      select ${accountIdInSql('n')}, gen_random_uuid(), ${tokenHashInSql('n::text')}, '', false, $1, $1, $2 ${each}`,
    [now, new Date(now.getTime() + 30 * 24 * 3_600_000)],
  );
  const { rows } = await pool.query('select from sessions where token_hash = $1', [hashToken(tokenOf(7))]);
  if (rows.length !== 1) throw new Error('Token hashes in SQL and in the server are not the same.');
}
