import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Services } from '#server/services/services.ts';

/**
 * Encrypts what has to be read again. The key is derived from the one in `hash_keys`: a copy of this table alone, a log
 * or a download reveals nothing, a copy of the whole database does.
 */

type Keys = Pick<Services, 'hashCaller'>;

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

const keyOf = async ({ hashCaller }: Keys, accountId: string) =>
  Buffer.from(await hashCaller(`authenticator secret ${accountId}`), 'base64url');

export async function encrypt(keys: Keys, accountId: string, plain: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await keyOf(keys, accountId), iv);
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws Error when it was encrypted for another account, or with another key */
export async function decrypt(keys: Keys, accountId: string, stored: string): Promise<string> {
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv(algorithm, await keyOf(keys, accountId), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
