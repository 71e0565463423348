import { median } from './figures.ts';

/** A figure that was measured in some rounds, and what it has to be. Of several rounds the median counts. */
export type Goal = {
  name: string;
  unit: string;
  values: readonly number[];
} & ({ under: number } | { atLeast: number });

export type Verdict = { isMet: boolean; text: string };

/** Prints each goal with its rounds. @returns whether all are met */
export function judgeAll(goals: readonly Goal[]): boolean {
  const verdicts = goals.map(judge);
  console.log(`\n${verdicts.map(({ text }) => text).join('\n')}`);
  const missed = verdicts.filter(({ isMet }) => !isMet).length;
  console.log(missed === 0 ? 'All goals are met.' : `${missed} of ${goals.length} goals are not met.`);
  return missed === 0;
}

/** Ratio: measured to goal. Spread: from the lowest to the highest round, as a part of the median. */
export function judge({ name, unit, values, ...goal }: Goal): Verdict {
  const measured = median(values);
  const isLimit = 'under' in goal;
  const bound = isLimit ? goal.under : goal.atLeast;
  const isMet = values.length > 0 && (isLimit ? measured < bound : measured >= bound);
  const spread = measured === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / measured;
  const of = values.length > 1 ? ` (${values.map(shown).join(', ')})` : '';
  const more = values.length > 1 ? `, spread ${spread.toFixed(2)}` : '';
  const ratio = bound === 0 ? '' : `, ratio ${(measured / bound).toFixed(2)}`;
  return {
    isMet,
    text: `${isMet ? 'met    ' : 'NOT MET'} ${name}: ${shown(measured)}${unit}${of}, ${isLimit ? 'under' : 'at least'} ${shown(bound)}${unit}${ratio}${more}`,
  };
}

const shown = (value: number) => String(Number(value.toPrecision(value < 100 ? 3 : 4)));
