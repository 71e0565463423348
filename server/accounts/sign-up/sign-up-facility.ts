import type { facilityRegister as endpoint } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Database } from '#server/database/pool.ts';
import { foundFacility, joinByCode } from '#server/facilities/membership.ts';
import type { Call } from '#server/http/mount.ts';
import { orderLetter } from '#server/mail/letter-order.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { signIn } from '../log-in/log-in.ts';
import { choosePassword } from '../passwords/password-rules.ts';
import type { Account } from '../tables.ts';
import { checkConsent, createAccount, type NewAccount } from './create-account.ts';
import { readyMessage } from './ready-message.ts';
import { joinWithPassword, makeOrJoin } from './same-form.ts';

/** With a code the account joins that facility, without one it founds a new one (decision G49). */
export async function signUpFacility(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return services.limits.countFailures('signUp', call.address, () =>
    makeOrJoin(
      () => make(services, call),
      () => joinWithPassword(services, call),
    ),
  );
}

async function make(
  services: Services,
  { body, device, origin }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userName, email = null, facilityCode, consent, operation: signUpForm } = body;
  checkNames(email, userName, facilityCode);
  checkConsent(consent);
  const passwordHash = await choosePassword(services, body.password);
  return services.database.transaction(async (tx) => {
    const given = { userName, email, passwordHash, consent, signUpForm };
    const account = await createMember(services, tx, given, facilityCode);
    await orderLetter(services, tx, { letter: 'welcome', accountId: account.id, origin });
    const message = await readyMessage(tx, account);
    return signIn(services, tx, account, { device, shared: body.shared }, message);
  });
}

/** An address may be left out only where a code is given, and then a username is needed (decision G52). */
function checkNames(email: string | null, userName?: string | null, facilityCode?: string | null): void {
  const field = !email && !facilityCode ? 'email' : !email && !userName ? 'userName' : null;
  if (!field) return;
  const message = field === 'email' ? 'Email Required' : 'Username Required';
  throw new Problem('validation', message, { errors: { [field]: message } });
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
