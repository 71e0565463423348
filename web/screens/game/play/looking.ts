import type { LookedFirst } from './play-types.ts';

/** Where the player is with "What would you check here?". */
export type Looking = LookedFirst & {
  isFound: boolean;
  /** Taps elsewhere: they cost nothing, but each is answered. */
  misses: number;
};

export const startLooking: Looking = { result: 'notAsked', wasShown: false, isFound: false, misses: 0 };

/** A tap on the picture: the first one is the result, and the question stays open until the place is found. */
export function tap(looking: Looking, isPlace: boolean): Looking {
  if (isDone(looking)) return looking;
  const isFirst = looking.result === 'notAsked';
  if (isPlace) return { ...looking, isFound: true, result: isFirst ? 'hit' : looking.result };
  return { ...looking, misses: looking.misses + 1, result: 'missed' };
}

/** "Show me". After a miss the result stays a miss. */
export function show(looking: Looking): Looking {
  if (isDone(looking)) return looking;
  const isFirst = looking.result === 'notAsked';
  return { ...looking, wasShown: true, result: isFirst ? 'shown' : looking.result };
}

/** Whether the place is marked in the picture. */
export function isDone({ isFound, wasShown }: Looking): boolean {
  return isFound || wasShown;
}
