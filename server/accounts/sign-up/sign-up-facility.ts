import type { facilityRegister as endpoint } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Database } from '#server/database/pool.ts';
import { foundFacility, joinByCode } from '#server/facilities/membership.ts';
import type { Call } from '#server/http/mount.ts';
import { fieldProblem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import type { Account } from '../tables.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { signUpWithPassword } from './sign-up-with-password.ts';

/** With a code the account joins that facility, without one it founds a new one (decision G49). */
export async function signUpFacility(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { email = null, userName, facilityCode } = call.body;
  checkNames(email, userName, facilityCode);
  return signUpWithPassword(services, call, (tx, given) => createMember(services, tx, given, facilityCode));
}

/** An address may be left out only where a code is given, and then a username is needed (decision G52). */
function checkNames(email: string | null, userName?: string | null, facilityCode?: string | null): void {
  const field = !email && !facilityCode ? 'email' : !email && !userName ? 'userName' : null;
  if (!field) return;
  throw fieldProblem(field, field === 'email' ? 'Email Required' : 'Username Required');
}

/** The account with its place in a facility. Call it inside a transaction. */
export async function createMember(
  { clock }: Services,
  database: Database,
  given: Omit<NewAccount, 'userType'>,
  facilityCode: string | null | undefined,
): Promise<Account> {
  const now = clock.now();
  if (facilityCode) {
    const account = await createAccount(database, { ...given, userType: 'facilityUser' }, now);
    await joinByCode(database, account.id, facilityCode, now);
    return account;
  }
  const account = await createAccount(database, { ...given, userType: 'facilityAdmin' }, now);
  await foundFacility(database, account.id, now);
  return account;
}
