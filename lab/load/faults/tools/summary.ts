import type { Fault } from '../fault.ts';
import type { Verdict } from '../faults.ts';

type Tried = { fault: Pick<Fault, 'name' | 'obstacle'>; verdict: Verdict };

/** The last lines of a run and its exit code: 0 only if every fault was tried and has passed. */
export function summarize(tried: readonly Tried[]): { lines: string[]; exitCode: number } {
  const having = (verdict: Verdict) => tried.filter((one) => one.verdict === verdict);
  const [passed, failed, skipped] = [having('passed'), having('failed'), having('skipped')];
  return {
    lines: [
      ...skipped.map(({ fault }) => `not tried: ${fault.name}, which ${fault.obstacle?.()}`),
      `${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`,
    ],
    exitCode: passed.length === tried.length ? 0 : 1,
  };
}
