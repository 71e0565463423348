import { createTrialFacility, joinByCode } from '#server/facilities/membership.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Services } from '#server/services.ts';
import type { Account } from '../tables.ts';
import { createAccount, type NewAccount } from './create-account.ts';

/** The kind of sign-up: to play alone, or for a place in a facility, by its code or in a new one (decision G49). */
export type SignUpFor = 'individual' | { facilityCode: string | null | undefined };

/** Creates the account for this kind of sign-up. Call it inside a transaction. */
export async function createFor(
  services: Services,
  database: Database,
  signUpFor: SignUpFor,
  given: Omit<NewAccount, 'userType'>,
): Promise<Account> {
  if (signUpFor !== 'individual') return createMember(services, database, given, signUpFor.facilityCode);
  return createAccount(database, { ...given, userType: 'individualUser' }, services.clock.now());
}

/** Creates the account with its place in a facility. Call it inside a transaction. */
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
  await createTrialFacility(database, account.id, now);
  return account;
}
