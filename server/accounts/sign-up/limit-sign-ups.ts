import { everybody } from '#server/http/limits.ts';
import type { Services } from '#server/services.ts';

/**
 * How many sign-ups come from one address: each may send an email to somebody else. The people of a facility often share
 * one address, so who brings its code counts apart, and is not held back by those who bring none.
 */
type SignUp = { address: string; body: object };

/** Counts a sign-up before it is tried. @throws Problem `too_many_requests` */
export async function countSignUp({ limits }: Services, { address, body }: SignUp): Promise<void> {
  await limits.count(limitOf(body), address);
  if (bringsCode(body)) await limits.refuseOver('signUpFailure', address);
}

/** The same form sent again counts for nothing. */
export async function giveBackSignUp({ limits }: Services, { address, body }: SignUp): Promise<void> {
  await limits.giveBack(limitOf(body), address);
}

/** Noted afterwards: of many residents who sign up at once nobody is taken for a failure. */
export async function noteFailedSignUp({ limits }: Services, { address, body }: SignUp): Promise<void> {
  if (bringsCode(body)) await limits.note('signUpFailure', address);
}

/** Counts an account that was made, of all that are made anywhere. */
export async function noteSignUp({ limits, log, metrics }: Services): Promise<void> {
  metrics.countSignUp();
  if (!(await limits.note('allSignUps', everybody))) return;
  metrics.countAlarm('sign_ups');
  log.error('many accounts were made within an hour');
}

function limitOf(body: object): 'signUpWithCode' | 'signUp' {
  return bringsCode(body) ? 'signUpWithCode' : 'signUp';
}

function bringsCode(body: object): boolean {
  return 'facilityCode' in body && Boolean(body.facilityCode);
}
