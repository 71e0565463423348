import { type Outcome, startOutcome } from './attack.ts';

type Start = {
  /** The request that all send at once. @returns the status of its response */
  request: (runner: number) => Promise<number>;
  /** Where everybody is told of a success: how often it was done. Otherwise the successes are counted. */
  done?: {
    /** What each of the requests holds, and no other request. */
    mark: string;
    /** How often the product did it. */
    times: () => Promise<number>;
  };
};

export type Race = { what: string; prepare: () => Promise<Start> };

export const runners = 12;

/**
 * What may happen once, asked for by many at the same moment: it happens once, and nobody is told of a failure of ours.
 * @param timesDone how often another server than the product did what requests with this mark ask for
 */
export async function attackAtOnce(
  races: readonly Race[],
  timesDone?: (mark: string) => number,
): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const { what, prepare } of races) {
    const { request, done } = await prepare();
    const statuses = await Promise.all(
      Array.from({ length: runners }, (_, runner) => {
        count(what);
        return request(runner);
      }),
    );
    const successes = statuses.filter((status) => status < 300).length;
    const times = done ? await (timesDone?.(done.mark) ?? done.times()) : successes;
    if (times !== 1) fault(what, `done ${times} times (${statuses.join(', ')})`);
    if (statuses.some((status) => status >= 500)) fault(what, statuses.join(', '));
  }
  return outcome;
}
