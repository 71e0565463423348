import * as z from 'zod/mini';

/** What operators type into a field, as the contract takes it. An empty number is no number. */

const toNumber = (typed: string) => (/^\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : Number.NaN);
const isEmpty = (typed: string) => typed.trim() === '';

/** Digits as a number. */
export function typedNumber(field: z.ZodMiniType<number, number>) {
  return z.pipe(z.pipe(z.string(), z.transform(toNumber)), field);
}

/** The same, and null for an empty field. */
export function typedNumberOrNull(field: z.ZodMiniType<number, number>) {
  const read = z.transform((typed: string) => (isEmpty(typed) ? null : toNumber(typed)));
  return z.pipe(z.pipe(z.string(), read), z.nullable(field));
}

/** A text, and null for an empty field. */
export function typedTextOrNull(field: z.ZodMiniType<string, string>) {
  const read = z.transform((typed: string) => (isEmpty(typed) ? null : typed));
  return z.pipe(z.pipe(z.string(), read), z.nullable(field));
}
