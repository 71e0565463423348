import { median } from './figures.ts';

/**
 * A figure that was measured in some rounds, and what it has to be. Of several rounds the median counts; a count of what
 * must not happen is 0 in each of them. A figure without a limit is only shown, beside those that have one.
 */
export type Goal = { name: string; unit: string; values: readonly number[] } & Limit;

type Limit = { under: number } | { atLeast: number } | { isNone: true } | { isShown: true };

export type Verdict = {
  isMet: boolean;
  text: string;
  /** The cells of a row in docs/lab/performance.md, from the figure to the spread. */
  cells: readonly string[];
};

/** Prints each goal with its rounds. @returns whether all are met */
export function judgeAll(goals: readonly Goal[]): boolean {
  const verdicts = goals.map(judge);
  console.log(`\n${verdicts.map(({ text }) => text).join('\n')}`);
  const missed = verdicts.filter(({ isMet }) => !isMet).length;
  const limits = goals.filter((goal) => !('isShown' in goal)).length;
  const areMet = missed === 0 && limits > 0;
  console.log(areMet ? 'All goals are met.' : `${missed} of ${limits} goals are not met.`);
  return areMet;
}

/** Ratio: measured to goal. Spread: from the lowest to the highest round, as a part of the median. */
export function judge({ name, unit, values, ...goal }: Goal): Verdict {
  const measured = 'isNone' in goal ? Math.max(...values) : median(values);
  const bound = 'under' in goal ? goal.under : 'atLeast' in goal ? goal.atLeast : null;
  const isMet = values.length > 0 && values.every(Number.isFinite) && reaches(measured, goal);
  const limit = limitOf(goal, unit);
  const ratio = bound ? (measured / bound).toFixed(2) : '';
  const width = measured === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / measured;
  const spread = values.length > 1 ? width.toFixed(2) : '';
  const of = values.length > 1 ? ` (${values.map(shown).join(', ')})` : '';
  const found = `${shown(measured)}${unit}${of}`;
  const mark = isMet ? (limit === '' ? '       ' : 'met    ') : 'NOT MET';
  const parts = [found, limit, ratio && `ratio ${ratio}`, spread && `spread ${spread}`].filter(Boolean);
  const cells = [name, isMet ? found : `**${found}**`, limit, ratio, spread || 'one round'];
  return { isMet, text: `${mark} ${name}: ${parts.join(', ')}`, cells };
}

function reaches(measured: number, goal: Limit): boolean {
  if ('under' in goal) return measured < goal.under;
  if ('atLeast' in goal) return measured >= goal.atLeast;
  return 'isShown' in goal || measured === 0;
}

function limitOf(goal: Limit, unit: string): string {
  if ('under' in goal) return `under ${shown(goal.under)}${unit}`;
  if ('atLeast' in goal) return `at least ${shown(goal.atLeast)}${unit}`;
  return 'isShown' in goal ? '' : 'none';
}

/** The goals of each benchmark as one table, in the form of docs/lab/performance.md; what is not met is bold. */
export function tableOf(benches: readonly { name: string; goals: readonly Goal[] }[]): string {
  const rows = benches.flatMap(({ name, goals }) =>
    goals.map((goal, index) => [index === 0 ? `\`${name}\`` : '', ...judge(goal).cells]),
  );
  const head = ['Command', 'Figure', 'Measured', 'Goal', 'Ratio', 'Spread'];
  const lineOf = (cells: readonly string[]) =>
    `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`;
  return [lineOf(head), `|${'---|'.repeat(head.length)}`, ...rows.map(lineOf)].join('\n');
}

const shown = (value: number) =>
  Number(value.toPrecision(Math.abs(value) < 100 ? 3 : 4)).toLocaleString('en-US', {
    maximumFractionDigits: 9,
  });
