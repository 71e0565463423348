import { everybody } from '#server/lib/limits/limits.ts';
import type { Services } from '#server/services/services.ts';

/**
 * Limits how many sign-ups come from one address: each may send an email to somebody else. The people of a facility often
 * share one address, so sign-ups with its code are counted separately, and others do not use up their limit.
 */
type LimitedSignUp = { address: string; body: object };

/** Counts a sign-up before it is processed. @throws Problem `too_many_requests` */
export async function countSignUp({ limits }: Services, { address, body }: LimitedSignUp): Promise<void> {
  await limits.count(limitOf(body), address);
  if (hasFacilityCode(body)) await limits.rejectOver('signUpFailure', address);
}

/** Takes the count back: the same sign-up sent again does not count. */
export async function undoSignUpCount({ limits }: Services, { address, body }: LimitedSignUp): Promise<void> {
  await limits.undoCount(limitOf(body), address);
}

/** Counts a failed sign-up afterwards: many residents who sign up at once do not count as failures. */
export async function countFailedSignUp(
  { limits }: Services,
  { address, body }: LimitedSignUp,
): Promise<void> {
  if (hasFacilityCode(body)) await limits.track('signUpFailure', address);
}

/** Counts a created account among all new accounts. */
export async function countNewAccount({ limits, log, metrics }: Services): Promise<void> {
  metrics.countSignUp();
  if (!(await limits.track('allSignUps', everybody))) return;
  metrics.countAlarm('sign_ups');
  log.error('many accounts were made within an hour');
}

function limitOf(body: object): 'signUpWithCode' | 'signUp' {
  return hasFacilityCode(body) ? 'signUpWithCode' : 'signUp';
}

function hasFacilityCode(body: object): boolean {
  return 'facilityCode' in body && Boolean(body.facilityCode);
}
