import { randomInt } from 'node:crypto';

/** Omits 0, O, 1, I and L, which look alike on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A random code of this length, to be read from paper and typed. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
