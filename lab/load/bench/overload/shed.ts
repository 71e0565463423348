import { isError, percentilesOf, type Sample } from '../figures.ts';

export type Shed = {
  accepted: Sample[];
  /** Told to come back later, and when. */
  rejected: Sample[];
  /** Everything that must not happen: other errors, and no response. */
  broken: Sample[];
};

/** Sorts the responses of an overloaded server. */
export function shedOf(samples: readonly Sample[]): Shed {
  const isRejected = ({ status, saysWhen }: Sample) => status === 503 && saysWhen === true;
  const errors = samples.filter(isError);
  return {
    accepted: samples.filter((sample) => !isError(sample)),
    rejected: errors.filter(isRejected),
    broken: errors.filter((sample) => !isRejected(sample)),
  };
}

/**
 * After how many seconds of a run every later one had no error and its p99 under the limit; all of them if none did, and
 * NaN without a response.
 */
export function secondsToRecover(samples: readonly Sample[], p99Ms: number): number {
  const bySecond = Object.groupBy(samples, ({ dueMs }) => Math.floor(dueMs / 1000));
  const bad = Object.entries(bySecond)
    .filter(([, all = []]) => all.some(isError) || percentilesOf(all)(0.99) >= p99Ms)
    .map(([second]) => Number(second));
  return samples.length === 0 ? Number.NaN : Math.max(-1, ...bad) + 1;
}
