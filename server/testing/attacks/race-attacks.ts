import { type Outcome, startOutcome } from './attack.ts';

type Start = {
  /** The request that all send at once. @returns the status of its response */
  request: (runner: number) => Promise<number>;
  /** How often it was done, where everybody is told of a success; otherwise the successes are counted. */
  times?: () => Promise<number>;
};

export type Race = { what: string; prepare: () => Promise<Start> };

export const runners = 12;

/** What may happen once, asked for by many at the same moment: it happens once, and nobody is told of a failure of ours. */
export async function attackAtOnce(races: readonly Race[]): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const { what, prepare } of races) {
    const { request, times } = await prepare();
    const statuses = await Promise.all(
      Array.from({ length: runners }, (_, runner) => {
        count(what);
        return request(runner);
      }),
    );
    const done = times ? await times() : statuses.filter((status) => status < 300).length;
    if (done !== 1) fault(what, `done ${done} times (${statuses.join(', ')})`);
    if (statuses.some((status) => status >= 500)) fault(what, statuses.join(', '));
  }
  return outcome;
}
