/** Words of the plan of a study that several topics share; sign-up, which every visitor loads, needs none of them. */

/** The study that is open to everybody, without a code from a list. */
export const openStudy = 'first';

/** Who gets which arm: there are none, the trial's own list says it, or permuted blocks do. */
export const allocations = ['open', 'list', 'blocks'] as const;

/** What a study can collect beside the answers to its instruments. */
export const collectables = ['firstTries', 'reviews', 'exposure', 'plans', 'surveys', 'forms'] as const;
export type Collectable = (typeof collectables)[number];
