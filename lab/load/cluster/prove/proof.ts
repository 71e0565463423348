import type { App, Cluster } from '../cluster.ts';

export type Ground = { cluster: Cluster; apps: App[]; rate: number; rounds: number };

export type Proof = {
  name: string;
  /** The rule that is shown. */
  shows: string;
  /** What only root may do and this proof needs; undefined if any user can run it. */
  needsRoot?: string;
  /** Returns what was measured, and whether the rule held. */
  run(ground: Ground): Promise<{ holds: boolean; measured: string }>;
};

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
