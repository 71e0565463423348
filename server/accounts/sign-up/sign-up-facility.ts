import type { facilityRegister as endpoint } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Database } from '#server/database/pool.ts';
import { showCode } from '#server/facilities/codes.ts';
import { foundFacility, joinByCode } from '#server/facilities/membership.ts';
import type { Call } from '#server/http/mount.ts';
import { orderLetter } from '#server/mail/letter-order.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { signIn } from '../log-in/log-in.ts';
import { choosePassword } from '../passwords/password-rules.ts';
import type { Account } from '../tables.ts';
import { checkConsent, createAccount, type NewAccount } from './create-account.ts';

export const accountReady = 'Your account is ready. Please log in.';

/** With a code the account joins that facility, without one it founds a new one (decision G49). */
export async function signUpFacility(
  services: Services,
  { body, address, device, origin }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return services.limits.countFailures('signUp', address, async () => {
    const email = body.email ?? null;
    checkNames(email, body.userName, body.facilityCode);
    checkConsent(body.consent);
    const passwordHash = await choosePassword(services, body.password);
    return services.database.transaction(async (tx) => {
      const given = { userName: body.userName, email, passwordHash, consent: body.consent };
      const { account, message } = await createMember(services, tx, given, body.facilityCode);
      await orderLetter(services, tx, { letter: 'welcome', accountId: account.id, origin });
      return signIn(services, tx, account, { device, shared: body.shared }, message);
    });
  });
}

/** An address may be left out only where a code is given, and then a username is needed (decision G52). */
function checkNames(email: string | null, userName?: string | null, facilityCode?: string | null): void {
  const field = !email && !facilityCode ? 'email' : !email && !userName ? 'userName' : null;
  if (!field) return;
  const message = field === 'email' ? 'Email Required' : 'Username Required';
  throw new Problem('validation', message, { errors: { [field]: message } });
}

/** The account with its place in a facility, and what to say. Call it inside a transaction. */
export async function createMember(
  { clock }: Services,
  database: Database,
  given: Omit<NewAccount, 'userType'>,
  facilityCode: string | null | undefined,
): Promise<{ account: Account; message: string }> {
  const now = clock.now();
  if (facilityCode) {
    const account = await createAccount(database, { ...given, userType: 'facilityUser' }, now);
    await joinByCode(database, account.id, facilityCode, now);
    return { account, message: accountReady };
  }
  const account = await createAccount(database, { ...given, userType: 'facilityAdmin' }, now);
  const { code } = await foundFacility(database, account.id, now);
  return { account, message: `${accountReady} Your facility code is ${showCode(code)}.` };
}
