import { randomBytes } from 'node:crypto';
import { chown, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/lib/start-error.ts';
import type { PostgresUser } from './postgres-user.ts';

/** Returns the file with the password of the superuser of an embedded PostgreSQL. */
export function passwordFileOf(home: string): string {
  return join(home, 'password');
}

/** Returns the file with the password of the server's role. */
export function appPasswordFileOf(home: string): string {
  return join(home, 'app-password');
}

export function randomPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Writes a password that only PostgreSQL's user can read, and that survives a power cut right afterwards. */
export async function writePassword(file: string, password: string, { owner }: PostgresUser): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(password);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chown(file, owner.uid, owner.gid);
}

/** Returns the password in this file; empty if it was lost. @throws StartError if the file cannot be read */
export async function readPassword(file: string): Promise<string> {
  try {
    // After a power cut, a file system may leave NUL characters in place of what it did not write.
    return (await readFile(file, 'utf8')).replaceAll('\0', '').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new StartError(
      `The password of the database in ${file} cannot be read (${code}). ` +
        'Start the server as the user whom the file belongs to.',
    );
  }
}

export function wrongPasswordIn({ home }: { home: string }): StartError {
  const file = passwordFileOf(home);
  return new StartError(
    `The password in ${file} is not the one of the database. Put the right one back, ` +
      'or delete the file and start the server again: the database then gets a new password.',
  );
}
