import * as z from 'zod/mini';

/** Fields of operators' calls alone: every page loads `contract/fields.ts`. */

/** A day such as 2027-01-31, of our age. */
export const day = z.iso
  .date('A day such as 2027-01-31')
  .check(z.refine((given) => /^(19|2\d)\d\d-/.test(given), 'Not a day of our age'));

/** The number of a page of a list; it starts at 1. */
export const pageNumber = z.int().check(z.minimum(1), z.maximum(10_000));

/** A required whole number between two others; the message names all three. */
export function wholeNumber(name: string, least: number, most: number) {
  const message = `${name}: a whole number from ${least} to ${most.toLocaleString('en-US')}`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
}
