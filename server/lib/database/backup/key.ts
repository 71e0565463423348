import { readFile, writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartError } from '#server/lib/start-error.ts';

/** Keys of encrypted backups, in files as `age-keygen` makes them. The public half encrypts, the secret half decrypts. */

/** Makes a new key. @returns its public half @throws StartError if the file exists */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true }).catch((error) => {
    throw new StartError(`The key cannot be written: ${error.message}`);
  });
  return recipient;
}

/** The public half of the key in a file, which has either half. @throws StartError */
export async function readRecipient(file: string): Promise<string> {
  const key = await readKey(file);
  if (/^age1[0-9a-z]{58}$/.test(key)) return key;
  return isSecret(key) ? identityToRecipient(key) : reject(file);
}

/** The secret half of the key in a file. @throws StartError */
export async function readIdentity(file: string): Promise<string> {
  const key = await readKey(file);
  if (isSecret(key)) return key;
  throw new StartError(`${file} has no secret key (AGE-SECRET-KEY-1...), which restoring needs.`);
}

function isSecret(key: string): boolean {
  return /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/.test(key);
}

async function readKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(({ code }) => {
    throw new StartError(`The key in ${file} cannot be read (${code}).`);
  });
  const lines = text.split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
}

function reject(file: string): never {
  throw new StartError(
    `${file} has no key: make one with "npm run operate -- database backup-key --to FILE".`,
  );
}
