import { parse } from 'csv-parse/sync';
import { lastMonth } from './participant.ts';

/** What a trial shows, from the files of its export alone: simulated or real. Pure. */

/** The first arm minus the second, with the interval that holds the true difference in 95 of 100 trials. */
export type Difference = { mean: number; low: number; high: number; people: [number, number] };

export type Analysis = {
  /** Of the share of first tries that are right without help, of all that were answered. */
  firstTries: Difference;
  /** Of the change of the FaB score from the day of joining to the last month. */
  fab: Difference;
};

type Line = Record<string, string>;

/** @param files the text of each file by its name */
export function analyzeTrial(
  files: Readonly<Record<string, string>>,
  [first, second]: readonly [string, string],
): Analysis {
  const people = linesOf(files, 'participants.csv');
  const compared = (values: ReadonlyMap<string, number>) => {
    const ofArm = (arm: string) =>
      people.filter((person) => person.arm === arm).flatMap((person) => values.get(codeOf(person)) ?? []);
    return differenceOf(ofArm(first), ofArm(second));
  };
  return {
    firstTries: compared(sharesOf(linesOf(files, 'first_tries.csv'))),
    fab: compared(changesOf(linesOf(files, 'instruments.csv'))),
  };
}

const linesOf = (files: Readonly<Record<string, string>>, name: string): Line[] =>
  parse(files[name] ?? '', { columns: true });

const codeOf = (line: Line): string => line.study_code ?? '';

/** By study code; who answered nothing has none. */
function sharesOf(tries: readonly Line[]): Map<string, number> {
  const answered = Map.groupBy(
    tries.filter(({ outcome }) => outcome !== 'skipped'),
    codeOf,
  );
  const shares = [...answered].map(([code, own]) => {
    const right = own.filter(({ outcome, assisted }) => outcome === 'correct' && assisted === 'no');
    return [code, right.length / own.length] as const;
  });
  return new Map(shares);
}

/** By study code; people without both scores are left out. */
function changesOf(answers: readonly Line[]): Map<string, number> {
  const scores = answers.filter(
    ({ instrument, item, answer }) => instrument === 'fab' && item === 'score' && answer !== '',
  );
  const at = (month: number) =>
    new Map(
      scores
        .filter((line) => line.month === String(month))
        .map((line) => [codeOf(line), Number(line.answer)]),
    );
  const [before, after] = [at(0), at(lastMonth)];
  return new Map(
    [...after].flatMap(([code, score]) => {
      const start = before.get(code);
      return start === undefined ? [] : [[code, score - start] as const];
    }),
  );
}

/** The difference of two means without assuming the same spread (Welch). Both groups need two values. */
export function differenceOf(first: readonly number[], second: readonly number[]): Difference {
  const [a, b] = [momentsOf(first), momentsOf(second)];
  const variance = a.error + b.error;
  const freedom = variance ** 2 / (a.error ** 2 / (first.length - 1) + b.error ** 2 / (second.length - 1));
  const mean = a.mean - b.mean;
  const half = variance === 0 ? 0 : quantileOf(freedom) * Math.sqrt(variance);
  return { mean, low: mean - half, high: mean + half, people: [first.length, second.length] };
}

/** The mean, and the variance of it. */
function momentsOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: squares / (values.length - 1) / values.length };
}

/** The 97.5 % quantile of Student's t, from 10 degrees of freedom on right to two decimals (Abramowitz and Stegun 26.7.5). */
function quantileOf(freedom: number): number {
  const z = 1.959964;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}
