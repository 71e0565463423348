import { listAuditEntriesAbout } from '#server/audit/audit-log.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Giver } from './one-time-password.ts';

const from = {
  'member password': 'facility',
  'person password': 'operator',
} as const satisfies Record<Giver['command'], string>;

/** When and by whom an account was last given a one-time password; null if it never was. */
export async function findGivenPassword(database: Database, accountId: string) {
  const given = await findLast(database, accountId, Object.keys(from));
  return given
    ? { from: from[given.command as Giver['command']], by: given.by, at: given.at.toISOString() }
    : null;
}

/**
 * When the administrator of a facility last set a password. Administrators can use the passwords they set, so surveys,
 * feedback, reviews and the plan from before that time are in no download and no report (docs/product-decisions.md#facility-views).
 */
export async function findClosedUntil(database: Database, accountId: string): Promise<Date | null> {
  const byFacility: Giver['command'] = 'member password';
  return (await findLast(database, accountId, [byFacility]))?.at ?? null;
}

async function findLast(database: Database, accountId: string, commands: string[]) {
  const [last] = await listAuditEntriesAbout(database, accountId, { commands, since: new Date(0), limit: 1 });
  return last;
}
