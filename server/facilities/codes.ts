import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I and L, which look alike on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

export function newCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A code as it is stored, however it was typed: case, spaces and dashes do not count (decision G50). */
export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** A code as people read it aloud: two groups of four. */
export function showCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
