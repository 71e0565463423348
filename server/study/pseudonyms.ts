import { randomBytes } from 'node:crypto';
import type { Database } from '#server/lib/database/pool.ts';
import { type SQL, type SQLWrapper, sql } from '#server/lib/database/query.ts';
import { studyKey } from '#server/tables/study.ts';

const keyBytes = 32;
const blockBytes = 64;
/** 128 bits: no two people share one. */
const pseudonymDigits = 32;

/** The key of this database's pseudonyms; the first export makes it. */
export async function getStudyKey(database: Database, now: Date): Promise<Buffer> {
  const key = randomBytes(keyBytes).toString('hex');
  await database.insert(studyKey).values({ key, madeAt: now }).onConflictDoNothing();
  const [stored] = await database.select().from(studyKey);
  if (!stored) throw new Error('The key of the study is gone.');
  return Buffer.from(stored.key, 'hex');
}

/**
 * HMAC-SHA-256 of an account's id (RFC 2104), in SQL, so that PostgreSQL can sort by it: sorted by account, the place of
 * a row would tell whose it is to those who know some ids.
 */
export function pseudonymOf(accountId: SQLWrapper, key: Buffer): SQL<string> {
  const [inner, outer] = [padded(key, 0x36), padded(key, 0x5c)];
  const message = sql`convert_to(${accountId}::text, 'UTF8')`;
  const hash = sql`sha256(${outer}::bytea || sha256(${inner}::bytea || ${message}))`;
  return sql<string>`left(encode(${hash}, 'hex'), ${pseudonymDigits}::int)`;
}

function padded(key: Buffer, pad: number): Buffer {
  return Buffer.concat([key], blockBytes).map((byte) => byte ^ pad) as Buffer;
}
