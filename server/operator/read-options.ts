import type * as z from 'zod/mini';
import { day as dayField } from '#contract/operator-fields.ts';
import { inputProblem, Problem } from '#server/lib/problem.ts';
import { startOfDay } from './days.ts';

/** Reads options of the command line; each function rejects with a plain message what it cannot read. */

export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** The number of rows of a list without `--limit`. */
const defaultLimit = 50;

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
  return text === undefined ? undefined : startOfDay(checkDay(name, text));
}

/** @throws Problem `validation` for anything but a day */
export function checkDay(name: string, text: string): string {
  if (!dayField.safeParse(text).success) throw wrong(`--${name} is a day such as 2027-01-31.`);
  return text;
}

/** How many rows of a list are printed. */
export function limitOf({ options }: { options: Options }): { limit: number } {
  return { limit: wholeNumber(options, 'limit', 1) ?? defaultLimit };
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
