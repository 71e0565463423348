import type { Share } from '#contract/facility-figures.ts';

/**
 * Intervals around the share of pictures that a group of people had right. Pure.
 *
 * It is Wilson's interval. The answers of one person are alike, so that there are fewer answers than were counted: as many as
 * the spread between people says (Korn and Graubard 1998), and never more than were given. The factor is that of Student for
 * so many people.
 */

/** Of each person how many of `of` pictures were right: the sum, and the sum of the squares. */
export type RightSums = { people: number; of: number; right: number; squares: number };

type Bounds = { share: number; from: number; to: number };

/** Of 0.975 of a normal distribution. */
const z = 1.959964;

/** Of 0.975 of Student's distribution (Cornish and Fisher), from four degrees of freedom up. */
export function studentFactor(freedom: number): number {
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, place) => sum + term / freedom ** (place + 1), z);
}

/** How many independent answers these are worth. */
function countedAnswers({ people, of, right, squares }: RightSums, share: number): number {
  const given = people * of;
  const spread = (squares - right ** 2 / people) / ((people - 1) * of ** 2);
  return spread > 0 ? Math.min(given, (share * (1 - share) * people) / spread) : given;
}

export function shareBounds(sums: RightSums): Bounds {
  const share = sums.right / (sums.people * sums.of);
  const answers = countedAnswers(sums, share);
  const factor = studentFactor(sums.people - 1) ** 2;
  const middle = (share + factor / (2 * answers)) / (1 + factor / answers);
  const half =
    Math.sqrt((factor * share * (1 - share)) / answers + (factor / (2 * answers)) ** 2) /
    (1 + factor / answers);
  // The end of a share of 0 or 1 is that share, without what is lost in rounding.
  return {
    share,
    from: share === 0 ? 0 : Math.max(0, middle - half),
    to: share === 1 ? 1 : Math.min(1, middle + half),
  };
}

/** The change between two shares from their intervals (Newcombe 1998). The same people twice: it is rather too wide. */
export function changeBounds(before: Bounds, after: Bounds): Bounds {
  const share = after.share - before.share;
  return {
    share,
    from: share - Math.hypot(after.share - after.from, before.to - before.share),
    to: share + Math.hypot(after.to - after.share, before.share - before.from),
  };
}

/** In whole percent; the interval is never narrower than before it was rounded. */
export const inPercent = ({ share, from, to }: Bounds): Share => ({
  percent: Math.round(100 * share),
  from: Math.floor(100 * from + 1e-9),
  to: Math.ceil(100 * to - 1e-9),
});
