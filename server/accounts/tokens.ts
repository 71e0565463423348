import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that say nothing: bearer tokens and the tokens of mailed links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A plain hash is enough: nobody guesses 256 bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
