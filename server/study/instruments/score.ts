import type { InstrumentFile } from '#contract/study-instruments.ts';

type Scored = Pick<InstrumentFile, 'items' | 'options' | 'scoring'>;

/**
 * The score of an instrument by the rule of its file: null with fewer answers than the rule takes. A mean has two decimals;
 * a prorated sum is rounded up, as for the FES-I. Pure.
 */
export function scoreOf(
  { items, options, scoring }: Scored,
  answers: Readonly<Record<string, number | null>>,
): number | null {
  const scores = new Map(options.map(({ value, scores = value }) => [value, scores]));
  const possible = [...scores.values()].filter((score) => score !== null);
  const ends = Math.min(...possible) + Math.max(...possible);
  const counted = items.flatMap(({ id, isReversed }) => {
    const answer = answers[id] ?? null;
    const score = answer === null ? null : (scores.get(answer) ?? null);
    if (score === null) return [];
    return [isReversed ? ends - score : score];
  });
  if (counted.length < scoring.leastAnswered) return null;
  const sum = counted.reduce((total, score) => total + score, 0);
  const mean = sum / counted.length;
  if (scoring.method === 'mean') return Math.round(mean * 100) / 100;
  // A multiple of a mean may be off by the last bit, and must not be rounded up to the next number for it.
  return scoring.isProrated ? Math.ceil(mean * items.length - 1e-9) : sum;
}
