/** The HTTP status and code of the response to a row; status 0 without a response, code `unknown` without a code. */
export type SendOutcome = { status: number; code: string };

/** `sent`: done. `retry`: send the row again later. `signIn`: wait for the person. The last one: rejected for good. */
export type Disposition = 'sent' | 'retry' | 'signIn' | 'deadLetter';

const transient = new Set([0, 408, 425, 429]);

/** Rejections that end: once the person has done what is missing, or, for a blocked network, after a time. */
const passing = new Map<string, Disposition>([
  ['new_password_required', 'signIn'],
  ['two_steps_required', 'signIn'],
  ['network_blocked', 'retry'],
]);

/**
 * What to do with a row after its response. The order is kept: as long as a row may still succeed, those behind it
 * wait. A row that is rejected for good (any other 4xx) is kept and reported, never dropped. A rejection without a code
 * of the server comes from a Wi-Fi portal or a filter in between, and is transient.
 */
export function dispositionOf({ status, code }: SendOutcome): Disposition {
  if (status >= 200 && status < 300) return 'sent';
  if (code === 'unknown') return 'retry';
  if (status === 401) return 'signIn';
  if (transient.has(status) || status >= 500) return 'retry';
  return passing.get(code) ?? 'deadLetter';
}

/** Whether a row with this code is rejected for good. Earlier versions gave rows up with codes that end. */
export const isFinal = (code: string): boolean => !passing.has(code);

/** Whether a row with this code may succeed once the person has access again: it is kept until then, and asked once a visit. */
export const lacksAccess = (code: string): boolean =>
  code === 'subscription_required' || code === 'facility_ended';

/** After so many failures of the server with a row, those of other calls go first: they need not wait for a repair. */
export const failuresBeforeOthers = 3;

/** Whether the server failed with this row, and is not merely busy: then another row may succeed. */
export const isServerFailure = ({ status, code }: SendOutcome): boolean => status >= 500 && code !== 'busy';

const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/** Milliseconds before the next try: doubling from 1 s to 1 min, varied so that many tablets do not retry together. */
export function retryDelay(failures: number, chance: number): number {
  const full = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (0.75 + chance * 0.5));
}
