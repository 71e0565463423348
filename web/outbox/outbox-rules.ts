/** How a row fared: the HTTP status and code of the answer, 0 when no answer came. `unknown` is a code nobody gave. */
export type Outcome = { status: number; code: string };

/** `sent`: done. `retry`: the same row again later. `signIn`: wait for the person. `park`: refused for good. */
export type Fate = 'sent' | 'retry' | 'signIn' | 'park';

const passing = new Set([0, 408, 425, 429]);

/**
 * What to do with a row after its answer. Order is kept: as long as a row may still succeed, those behind it wait.
 * A refusal for good (any other 4xx) is kept and reported, never dropped. One without a code of ours comes from what
 * stands between, a wifi portal or a filter, and passes.
 */
export function fateOf({ status, code }: Outcome): Fate {
  if (status >= 200 && status < 300) return 'sent';
  if (code === 'unknown') return 'retry';
  if (status === 401 || code === 'new_password_required') return 'signIn';
  if (passing.has(status) || status >= 500) return 'retry';
  return 'park';
}

const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/** Milliseconds before the next try: doubling from 1 s to 1 min, shifted so that a ward's tablets do not knock together. */
export function waitBefore(failures: number, chance: number): number {
  const full = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (0.75 + chance * 0.5));
}
