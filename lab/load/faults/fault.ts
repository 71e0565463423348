import type { Scope } from './tools/scope.ts';
import type { SeededFolder } from './tools/seeded-folder.ts';

/** A change of one file that takes a protection away; it has to occur exactly once. */
export type Change = { file: string; find: string; replace: string };

/** Where a fault is tried: `without` is the protection that the control takes away, null for the product as it is. */
export type Ground = Pick<Scope, 'onEnd' | 'checkOpen'> & {
  without: Change | null;
  /** Whether this is the control. */
  isControl: boolean;
  /** The data folder of a sandbox that was started before, for copies. */
  seeded: Pick<SeededFolder, 'copyTo'>;
};

/** Which rules were broken, in words, and what was measured. */
export type Result = { broken: readonly string[]; measured: string };

export type Fault = {
  name: string;
  /** What happens, and what must hold, in one sentence. */
  shows: string;
  control: {
    /** In one sentence: what the control takes away, so that the same check must fail. */
    without: string;
    /** What is said of the rule that it must break; a control that fails otherwise shows nothing. */
    breaks: RegExp;
    /** In the product; missing where the control takes something away around it. */
    change?: Change;
  };
  /** Why it cannot be tried here, naming what is missing; null if it can. */
  obstacle?(): string | null;
  /** It mounts a disk, or gets a mount namespace of its own, which would hold what another try has mounted. */
  mounts?: true;
  run(ground: Ground): Promise<Result>;
};

/** A rule that must hold did not. Every other error means that the fault could not be tried. */
export class RuleBroken extends Error {}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Waits until something is so. @throws RuleBroken naming it when that takes too long */
export async function untilSo(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  withinMs: number,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    const waited = performance.now() - startedAt;
    if (waited > withinMs) throw new RuleBroken(`not ${what} within ${withinMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - startedAt;
}
