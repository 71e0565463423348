import { Problem } from '#server/lib/problem.ts';

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

/** @throws Problem `validation` for anything but a whole number of at least `least` */
export function wholeNumber(options: Options, name: string, least = 0): number | undefined {
  const text = textOf(options, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw wrong(`--${name} is a whole number from ${least} on.`);
  return number;
}

/** A day as 2027-01-31: its first instant, in UTC. */
export function day(options: Options, name: string): Date | undefined {
  const text = textOf(options, name);
  if (text === undefined) return undefined;
  const read = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(read.getTime())) throw wrong(`--${name} is a day such as 2027-01-31.`);
  return read;
}

/** A day, or "never". */
export function dayOrNever(options: Options, name: string): Date | null | undefined {
  return textOf(options, name) === 'never' ? null : day(options, name);
}

/** Dollars as 9.99, in cents. */
export function cents(text: string | undefined): number {
  if (!/^\d{1,4}(\.\d{2})?$/.test(text ?? '')) throw wrong('The price is in dollars, such as 9.99.');
  const amount = Math.round(Number(text) * 100);
  if (amount < 50) throw wrong('The price is 0.50 or more: cards take no less.');
  return amount;
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
