import type { Part } from '#contract/game.ts';

/** The exercises of a part, in order: the windows of its house. */
export const windowsOf = ({ first, last }: Part): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
