import type { individualUserExists as endpoint } from '#contract/accounts.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { emailTaken, isEmailTaken, isUserNameTaken, userNameTaken } from '#server/accounts/create-account.ts';
import { isReserved } from '#server/accounts/email-changes.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';

/**
 * Whether an address, and a username, can still sign up. The sign-up flow needs this, but it can be abused to find out
 * who is registered: every request counts before it is processed, so that a rejection reveals nothing (docs/product-decisions.md#email-check).
 * @throws Problem `email_taken`, `username_taken` or `too_many_requests`
 */
export async function checkEmailFree(
  { database, clock, limits }: Services,
  { body, address, log }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  await limits.count('exists', address);
  const isTaken =
    (await isEmailTaken(database, body.email)) || (await isReserved(database, body.email, null, clock.now()));
  const ofEmail = isTaken ? emailTaken() : null;
  const ofName = body.userName && (await isUserNameTaken(database, body.userName)) ? userNameTaken() : null;
  if (!ofEmail) log.info('a check for an address that is not registered');
  const first = ofEmail ?? ofName;
  if (!first) return { message: 'This email is free.' };
  const errors = { ...ofEmail?.details.errors, ...ofName?.details.errors };
  throw new Problem(first.code, first.message, { errors });
}
