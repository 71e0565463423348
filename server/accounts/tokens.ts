import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: for bearer tokens and the tokens of emailed links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A plain hash is enough: nobody can guess 256 bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
