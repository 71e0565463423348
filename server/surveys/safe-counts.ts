import { fewestPeople } from '#contract/operator-desk.ts';

/**
 * The counts of a question's options that may be shown; null for those that may not. Pure.
 *
 * Everything shown is about five people or more, and so is everything that can be computed from it: an option that fewer
 * chose is not shown, and where the total would give it away, the next smallest one is not shown either. So the options
 * that are not shown are always two or more, and five people or more chose one of them.
 */
export function safeCounts(counts: readonly number[]): { people: number | null; options: (number | null)[] } {
  const people = counts.reduce((sum, count) => sum + count, 0);
  if (people < fewestPeople) return { people: null, options: counts.map(() => null) };
  const hidden = new Set<number>();
  let hiddenPeople = 0;
  const smallestFirst = counts.map((count, index) => ({ count, index })).sort((a, b) => a.count - b.count);
  for (const { count, index } of smallestFirst) {
    const isGivenAway = hidden.size > 0 && (hidden.size < 2 || hiddenPeople < fewestPeople);
    if (count >= fewestPeople && !isGivenAway) break;
    hidden.add(index);
    hiddenPeople += count;
  }
  return { people, options: counts.map((count, index) => (hidden.has(index) ? null : count)) };
}
