import { readableCode } from '#server/readable-code.ts';

const length = 8;

/** A facility's code, as it is stored (decision G50). */
export function newCode(): string {
  return readableCode(length);
}

/** A code as it is stored, however it was typed: case, spaces and dashes do not count (decision G50). */
export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** A code as people read it aloud: two groups of four. */
export function showCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
