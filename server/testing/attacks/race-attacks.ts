import { type Outcome, startOutcome } from './attack.ts';

export type Race = {
  what: string;
  /** Prepares the race. @returns the request that all send at once */
  prepare(): Promise<(runner: number) => Promise<number>>;
};

const runners = 12;

/** What may happen once, asked for by many at the same moment: one succeeds, and nobody is told of a failure of ours. */
export async function attackAtOnce(races: readonly Race[]): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const { what, prepare } of races) {
    const request = await prepare();
    const statuses = await Promise.all(
      Array.from({ length: runners }, (_, runner) => {
        count(what);
        return request(runner);
      }),
    );
    const successes = statuses.filter((status) => status < 300).length;
    if (successes !== 1) fault(`${what}: ${successes} successes (${statuses.join(', ')})`);
    if (statuses.some((status) => status >= 500)) fault(`${what}: ${statuses.join(', ')}`);
  }
  return outcome;
}
