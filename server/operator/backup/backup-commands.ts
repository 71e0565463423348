import { resolve } from 'node:path';
import { finishedBackup, recordAudit } from '#server/audit/audit-log.ts';
import { backUp } from '#server/lib/database/backup/back-up.ts';
import { makeKey, readIdentity, readRecipient } from '#server/lib/database/backup/key.ts';
import { type Manifest, totalBytes } from '#server/lib/database/backup/manifest.ts';
import { restore } from '#server/lib/database/backup/restore.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Command, CommandWithoutDatabase } from '../command-type.ts';
import { type Options, textOf } from '../read-options.ts';
import { afterRestore } from './after-restore.ts';
import { readRestored } from './restored-database.ts';

/** Backups of the embedded database, and their keys. */

const mb = 1_000_000;

export const backupCommands: readonly Command[] = [
  afterRestore,
  {
    name: 'database backup',
    usage: 'database backup --to FOLDER [--key-file FILE]',
    description: 'copies the embedded database while the server runs; with a key the copy is encrypted',
    run: async ({ services, options, operator }) => {
      const { config, database, clock } = services;
      if (config.databaseUrl) {
        throw new Problem(
          'validation',
          'This backs up the embedded database alone. For the one of DATABASE_URL use pg_dump or its own ' +
            'backups: see "Backup" in docs/operating.md.',
        );
      }
      const folder = needed(options, 'to');
      const keyFile = textOf(options, 'key-file');
      const recipient = keyFile && (await readRecipient(keyFile));
      // Recorded first, so that the copy has the entry too, and one that was broken off is known.
      const details = { folder, encrypted: Boolean(recipient) };
      const entry = { operator, command: 'database backup', subject: 'the database', details };
      await recordAudit(database, entry, clock.now());
      const manifest = await backUp({ dataDir: config.dataDir, folder, recipient, now: clock.now() });
      await recordAudit(database, { ...entry, command: finishedBackup }, clock.now());
      const message = `Backed up to ${folder}. Restore it on another machine to be sure of it.`;
      return { rows: [{ ...sizeOf(manifest), encrypted: Boolean(recipient) }], message };
    },
  },
];

export const commandsWithoutDatabase: readonly CommandWithoutDatabase[] = [
  {
    name: 'database restore',
    usage: 'database restore --from FOLDER --to DATA_DIR [--key-file FILE]',
    description: 'puts a backup into a data folder without a database, starts it once, and says what it has',
    run: async (options) => {
      const dataDir = needed(options, 'to');
      const keyFile = textOf(options, 'key-file');
      const identity = keyFile && (await readIdentity(keyFile));
      const manifest = await restore({ folder: needed(options, 'from'), dataDir, identity });
      const found = await readRestored(dataDir);
      const message = `Restored: every file is the one that was backed up. Start the server with DATA_DIR=${dataDir}.`;
      return { rows: [{ 'backed up': manifest.createdAt, ...sizeOf(manifest), ...found }], message };
    },
  },
  {
    name: 'database backup-key',
    usage: 'database backup-key --to FILE',
    description: 'makes a key for encrypted backups; the server needs only its public half',
    run: async (options) => {
      const file = needed(options, 'to');
      const recipient = await makeKey(file);
      const message = `The secret half is in ${file}: without it no backup can be restored. Keep it off this machine.`;
      return { rows: [{ 'public key': recipient }], message };
    },
  },
];

function sizeOf(manifest: Manifest) {
  return { files: manifest.files.length, MB: Math.round((totalBytes(manifest) / mb) * 10) / 10 };
}

function needed(options: Options, name: string): string {
  const value = textOf(options, name);
  if (!value) throw new Problem('validation', `--${name} is missing.`);
  return resolve(value);
}
