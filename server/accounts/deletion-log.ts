import { createHash } from 'node:crypto';
import type { Logger } from 'pino';

/**
 * The list of deletions outside of the database is the log: a restored backup does not know who deleted an account after it
 * was made (docs/runbooks.md). Each line has the hash of an id, from which nobody reads the id.
 */

/** `closed`: purged 15 days later; `reopened`: the owner came back before; `deleted`: the rows are gone. */
type Deletion = 'closed' | 'reopened' | 'deleted';

export type LoggedDeletion = { deletion: Deletion; at: Date };

const hashOf = (accountId: string) => createHash('sha256').update(accountId).digest('hex');

/** The same hash in SQL. */
export const hashInSql = (column: string) => `encode(sha256(convert_to(${column}::text, 'UTF8')), 'hex')`;

export function logDeletion(
  log: Pick<Logger, 'info'>,
  deletion: Deletion,
  accountId: string,
  at: Date,
): void {
  log.info({ deletion, who: hashOf(accountId), at: at.toISOString() }, 'an account was closed or deleted');
}

/** A line of the log, also within the line of a program that collects logs and writes quotes with backslashes. */
const logged =
  /"deletion\\*":\\*"(closed|reopened|deleted)\\*",\\*"who\\*":\\*"([0-9a-f]{64})\\*",\\*"at\\*":\\*"([\dTZ:.-]+)\\*"/;

/** What was last logged of each account, by the hash of its id. */
export async function readDeletions(
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Map<string, LoggedDeletion>> {
  const found = new Map<string, LoggedDeletion>();
  for await (const line of lines) {
    const [, deletion, who = '', time = ''] = logged.exec(line) ?? [];
    const at = new Date(time);
    const known = found.get(who);
    // The log of several machines is in no order.
    if (deletion && !(known && known.at > at)) found.set(who, { deletion: deletion as Deletion, at });
  }
  return found;
}
