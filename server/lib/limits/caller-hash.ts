import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { hashKeys } from './tables.ts';

/** Distinguishes callers without storing who they are. */
export type HashCaller = (caller: string) => Promise<string>;

/**
 * Hashes with a secret key, because all IPv4 addresses can be tried in minutes. The processes share the key through
 * the database; if the key is lost, every count merely starts again.
 */
export function createCallerHash(database: Database): HashCaller {
  let reading: Promise<string> | undefined;
  return async (caller) => {
    reading ??= readOrMakeKey(database).catch((error) => {
      reading = undefined;
      throw error;
    });
    return createHmac('sha256', await reading)
      .update(caller)
      .digest('base64url');
  };
}

async function readOrMakeKey(database: Database): Promise<string> {
  const name = 'callers';
  const fresh = randomBytes(32).toString('base64url');
  await database.insert(hashKeys).values({ name, key: fresh }).onConflictDoNothing();
  const [shared] = await database.select().from(hashKeys).where(eq(hashKeys.name, name));
  if (!shared) throw new Error('The key of the hashes of callers is gone.');
  return shared.key;
}
