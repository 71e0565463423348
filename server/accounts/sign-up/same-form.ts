import type { Answer } from '#contract/endpoint.ts';
import type { facilityRegister } from '#contract/facilities.ts';
import type { Call } from '#server/http/mount.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { findByName, logIn } from '../log-in/log-in.ts';
import type { TypedAt } from '../log-in/prove-password.ts';
import type { Account } from '../tables.ts';
import { readyMessage } from './ready-message.ts';

/** Whether a sign-up was refused because its address or username has an account, perhaps its own. */
export function isTaken(refusal: unknown): boolean {
  return refusal instanceof Problem && ['email_taken', 'username_taken'].includes(refusal.code);
}

/** Whether this very form made the account, and it is still there to be opened. */
export function isMadeBy(
  {
    signUpForm,
    deletionRequestedAt,
    frozenAt,
  }: Pick<Account, 'signUpForm' | 'deletionRequestedAt' | 'frozenAt'>,
  form: string | undefined,
): boolean {
  return form !== undefined && signUpForm === form && deletionRequestedAt === null && frozenAt === null;
}

type WithPassword = Pick<Call<typeof facilityRegister>, 'body' | 'device' | keyof TypedAt>;

/** Logs in to the account that this form has made; null where there is none, or the password is another one. */
export async function joinWithPassword(
  services: Services,
  call: WithPassword,
): Promise<Answer<typeof facilityRegister> | null> {
  const { email, userName, password, shared, operation } = call.body;
  const name = email ?? userName ?? '';
  const made = await findByName(services.database, name);
  if (!made || !isMadeBy(made, operation)) return null;
  const given = { ...call, body: { email: name, password, shared } };
  const loggedIn = await logIn(services, given).catch((error) => {
    if (error instanceof Problem && error.code === 'wrong_credentials') return null;
    throw error;
  });
  return loggedIn && { ...loggedIn, message: await readyMessage(services.database, made) };
}
