import type { Break } from './break.ts';
import type { Verdict } from './try-break.ts';

export type Totals = { noticed: number; unnoticed: number; isAsListed: boolean };

/** Tries one break after the other and prints a row of the table for each. */
export async function tryAll(
  breaks: readonly Break[],
  tryBreak: (one: Break) => Promise<Verdict>,
  print: (row: string) => void,
): Promise<Totals> {
  const totals = { noticed: 0, unnoticed: 0, isAsListed: true };
  print('| behavior | noticed by | seconds |\n|---|---|---|');
  for (const one of breaks) {
    const startedAt = performance.now();
    const verdict = await tryBreak(one);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (verdict.isNoticed) totals.noticed += 1;
    else totals.unnoticed += 1;
    const isExpected = one.unnoticedBecause === undefined;
    if (verdict.isNoticed !== isExpected) totals.isAsListed = false;
    print(`| ${one.behavior} | ${wordsOf(verdict, one.unnoticedBecause)} | ${seconds} |`);
  }
  return totals;
}

function wordsOf(verdict: Verdict, listedReason: string | undefined): string {
  if (!verdict.isNoticed) return `**not noticed**: ${listedReason ?? verdict.reason}`;
  return listedReason === undefined ? verdict.by : `${verdict.by} (its \`unnoticedBecause\` is out of date)`;
}
