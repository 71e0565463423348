import type { FormFigures } from '#contract/facility-figures.ts';
import { changeBounds, inPercent, type RightSums, shareBounds } from './share-interval.ts';

/** The sums of one group of people, before the course and after it. */
export type FormGroup = {
  /** Null: it counts for the whole facility alone. */
  unitId: string | null;
  people: number;
  pictures: number;
  rightBefore: number;
  rightAfter: number;
  squaresBefore: number;
  squaresAfter: number;
};

/** What these groups show together; null without a group. Pure. */
export function formFigures(groups: readonly FormGroup[]): FormFigures {
  if (groups.length === 0) return null;
  const [before, after] = [sumsOf(groups, 'Before'), sumsOf(groups, 'After')].map(shareBounds);
  if (!before || !after) return null;
  const shown = { before: inPercent(before), after: inPercent(after) };
  // Of what is shown: 41 % and 48 % are 7 apart, whatever the shares were before they were rounded.
  const percent = shown.after.percent - shown.before.percent;
  const { from, to } = inPercent(changeBounds(before, after));
  return {
    people: groups.reduce((sum, { people }) => sum + people, 0),
    ...shown,
    change: { percent, from: Math.min(from, percent), to: Math.max(to, percent) },
  };
}

/** In pictures of the longest form: a form may have got more of them since. */
function sumsOf(groups: readonly FormGroup[], time: 'Before' | 'After'): RightSums {
  const of = Math.max(...groups.map(({ pictures }) => pictures));
  const sums = { people: 0, of, right: 0, squares: 0 };
  for (const group of groups) {
    const scale = of / group.pictures;
    sums.people += group.people;
    sums.right += group[`right${time}`] * scale;
    sums.squares += group[`squares${time}`] * scale ** 2;
  }
  return sums;
}
