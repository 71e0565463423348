import { readableCode } from '#server/lib/readable-code.ts';

const length = 8;

/** Returns a new code of a facility, as it is stored (docs/product-decisions.md#seats). */
export function newCode(): string {
  return readableCode(length);
}

/** Returns a code as it is shown to people: two groups of four. */
export function formatCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
