import { recordAudit } from '#server/audit/audit-log.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { DatabaseUse } from '#server/lib/database/tables.ts';
import { databaseUse } from '#server/lib/database/tables.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Command } from './command-type.ts';

/** The command that records what the database is used for. */

const name = 'database name';

/**
 * Whether this is the command that marks an unmarked database. The settings must match the use it names.
 * @throws Problem `validation` where they do not
 */
export function isNaming(words: readonly string[], { mode, provider }: DatabaseUse): boolean {
  if (words.slice(0, 2).join(' ') !== name) return false;
  const named = words.slice(2).join(' ');
  if (named === `${mode} ${provider}`) return true;
  throw new Problem(
    'validation',
    `The settings given here are for "${mode} ${provider}", not for "${named}": nothing was named.`,
  );
}

/** Records the audit entry of this command, in the transaction that marks the database. */
export function namingRecorder(operator: string, use: DatabaseUse, now: Date) {
  const entry = { operator, command: name, subject: 'the database', details: use };
  return (database: Database) => recordAudit(database, entry, now);
}

export const databaseCommands: readonly Command[] = [
  {
    name,
    usage: `${name} live stripe | sandbox sandbox | sandbox stripe`,
    description:
      'says once what a database from before this was written down is used for; needs the settings of that use',
    run: async ({ services: { database } }) => {
      const rows = await database
        .select({ mode: databaseUse.mode, provider: databaseUse.provider, namedAt: databaseUse.namedAt })
        .from(databaseUse);
      return {
        rows: rows.map((row) => ({ ...row, namedAt: row.namedAt.toISOString() })),
        message: 'Servers and commands with other settings are rejected from now on.',
      };
    },
  },
];
