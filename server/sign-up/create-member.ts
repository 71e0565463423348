import { createAccount, type NewAccount } from '#server/accounts/create-account.ts';
import { joinByInvitation } from '#server/facilities/administrator-invitations.ts';
import { createTrialFacility, joinByCode } from '#server/facilities/membership.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Services } from '#server/services/services.ts';
import type { AccountRow } from '#server/tables/accounts.ts';

/**
 * The kind of sign-up: to play alone, or for a place in a facility, by its code or in a new one (docs/product-decisions.md#facility-code), or as an
 * administrator by the token of an emailed invitation.
 */
export type SignUpFor =
  | 'individual'
  | { facilityCode: string | null | undefined }
  | { invitation: { token: string; origin: string } };

/** Creates the account for this kind of sign-up. Call it inside a transaction. */
export async function createFor(
  services: Services,
  database: Database,
  signUpFor: SignUpFor,
  given: Omit<NewAccount, 'userType'>,
): Promise<AccountRow> {
  const now = services.clock.now();
  if (signUpFor === 'individual')
    return createAccount(database, { ...given, userType: 'individualUser' }, now);
  if ('facilityCode' in signUpFor) return createMember(services, database, given, signUpFor.facilityCode);
  // The link was sent to this address.
  const confirmed = { ...given, emailVerifiedAt: now, userType: 'facilityAdmin' } as const;
  const account = await createAccount(database, confirmed, now);
  await joinByInvitation(services, database, account.id, signUpFor.invitation);
  return account;
}

/** Creates the account with its place in a facility. Call it inside a transaction. */
export async function createMember(
  { clock }: Services,
  database: Database,
  given: Omit<NewAccount, 'userType'>,
  facilityCode: string | null | undefined,
): Promise<AccountRow> {
  const now = clock.now();
  if (facilityCode) {
    const account = await createAccount(database, { ...given, userType: 'facilityUser' }, now);
    await joinByCode(database, account.id, facilityCode, now);
    return account;
  }
  const account = await createAccount(database, { ...given, userType: 'facilityAdmin' }, now);
  await createTrialFacility(database, account.id, now, given.language);
  return account;
}
