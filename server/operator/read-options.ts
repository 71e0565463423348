import type * as z from 'zod/mini';
import { day as dayField } from '#contract/operator-fields.ts';
import { priceAmount, priceText } from '#contract/operator-sale.ts';
import { centsOf } from '#server/lib/payments/money.ts';
import { inputProblem, Problem } from '#server/lib/problem.ts';
import { startOfDay } from './days.ts';

/** Reads options of the command line; each function rejects with a plain message what it cannot read. */

export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** The number of rows of a list without `--limit`. */
export const defaultLimit = 50;

function wrong(message: string): Problem {
  return new Problem('validation', message);
}

/** The value of an option; undefined where it was not given. */
export function textOf(options: Options, name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' ? given : undefined;
}

/**
 * What a field of the contract takes. `called` is its name in the usage, for messages that do not name the field
 * themselves. @throws Problem `validation` with the field's message
 */
export function fieldOf<T>(field: z.ZodMiniType<T>, given: unknown, called?: string): T {
  const checked = field.safeParse(given);
  if (checked.success) return checked.data;
  const { message } = inputProblem(checked.error.issues);
  throw wrong(called ? `${called}: ${message}` : message);
}

/** @throws Problem `validation` for anything but a whole number between the two */
export function wholeNumber(
  options: Options,
  name: string,
  least = 0,
  most = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const text = textOf(options, name);
  if (text === undefined) return undefined;
  // Without digits it is the value of a variable that is not set, which counts as 0 elsewhere.
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(number) || number < least || number > most) {
    const limits = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
    throw wrong(`--${name} is a whole number ${limits}.`);
  }
  return number;
}

/** A day as 2027-01-31: its first instant, in UTC. */
export function day(options: Options, name: string): Date | undefined {
  const text = textOf(options, name);
  if (text === undefined) return undefined;
  if (!dayField.safeParse(text).success) throw wrong(`--${name} is a day such as 2027-01-31.`);
  return startOfDay(text);
}

/** A day, or "never". */
export function dayOrNever(options: Options, name: string): Date | null | undefined {
  return textOf(options, name) === 'never' ? null : day(options, name);
}

/** Dollars as 9.99, in cents. */
export function cents(text: string | undefined): number {
  return centsOf(fieldOf(priceAmount, Number(fieldOf(priceText, text))));
}

/** @throws Problem `validation` for anything but an allowed value */
export function oneOf<T extends string>(
  options: Options,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const text = textOf(options, name);
  if (text === undefined) return undefined;
  const found = allowed.find((value) => value === text);
  if (!found) throw wrong(`--${name} is one of ${allowed.join(', ')}.`);
  return found;
}
