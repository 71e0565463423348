import type { Sight } from './sight.ts';
import type { Size, TextSize, View, ViewName } from './views.ts';
import { nameOf } from './views.ts';

/** A limit for all views, or for some; the most exact one counts. */
export type Limits = Partial<Record<ViewName | Size | TextSize | 'all', number>>;

/** Texts that differ with each opening: the words of an exercise, the names of its people. */
export type Facts = Record<string, string>;

/** One thing that is measured in a state. */
export type Check = {
  measure: string;
  sign: '≤' | '≥';
  limits: Limits;
  /** What it was at 7d53af14, as the review of the look gives it. */
  before: string;
  read: (sight: Sight, facts: Facts, earlier: Sight | null) => number;
};

const check =
  (sign: Check['sign']) =>
  (measure: string, read: Check['read'], limits: number | Limits, before = ''): Check => ({
    ...{ measure, sign, before, read },
    limits: typeof limits === 'number' ? { all: limits } : limits,
  });

/** For what is counted once, whatever the view. */
export const once = (limit: number): Limits => ({ '1280x720 20': limit });

/** Reads a figure that opening the walk has counted. */
export const counted =
  (what: string): Check['read'] =>
  (_, facts) =>
    Number(facts[what]);

export const atMost = check('≤');
export const atLeast = check('≥');

/** The limit in a view; null where there is none. */
export function limitIn({ limits }: Check, view: View): number | null {
  return limits[nameOf(view)] ?? limits[view.size] ?? limits[view.textSize] ?? limits.all ?? null;
}

export function isWithin({ sign }: Pick<Check, 'sign'>, figure: number, limit: number): boolean {
  return sign === '≤' ? figure <= limit : figure >= limit;
}
