import type { individualUserExists as endpoint } from '#contract/accounts.ts';
import { emailTaken, isEmailTaken, isUserNameTaken, userNameTaken } from '#server/accounts/create-account.ts';
import { isReserved } from '#server/accounts/email-changes.ts';
import { passwordProblem } from '#server/accounts/password-rules.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { signUpMessages } from './messages.ts';

/**
 * Whether an address, a username and a password can still sign up: what would be refused after the card was typed is told
 * before. It can be abused to find out who is registered: every request counts before it is processed, so that a rejection
 * reveals nothing (docs/product-decisions.md#email-check).
 * @throws Problem `email_taken`, `username_taken`, `validation` for a password that is easy to guess, or `too_many_requests`
 */
export async function checkEmailFree(
  services: Services,
  { body: { email, userName, password }, address, log }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  await limits.count('exists', address);
  const isTaken =
    (await isEmailTaken(database, email)) || (await isReserved(database, email, null, clock.now()));
  if (!isTaken) log.info('a check for an address that is not registered');
  const problems = [
    isTaken ? emailTaken() : null,
    userName && (await isUserNameTaken(database, userName, clock.now())) ? userNameTaken() : null,
    password ? passwordProblem(services, password, { userName: userName ?? '', email }) : null,
  ].filter((problem) => problem !== null);
  const [first] = problems;
  if (!first) return { message: signUpMessages.emailFree };
  const errors = Object.assign({}, ...problems.map(({ details }) => details.errors));
  throw new Problem(first.code, first.text, { errors });
}
