import type { Database } from '#server/lib/database/pool.ts';
import { findFacility, type OwnFacility } from '../find-facility.ts';
import { administeredFacility } from '../units.ts';
import type { Administrator } from './change-own-facility.ts';
import { notVerified } from './not-verified.ts';

/** Returns the facility of an administrator once an operator has verified it; null for anybody else, and while it is suspended. */
export async function findVerifiedFacility(
  database: Database,
  { accountId, userType }: Administrator,
): Promise<OwnFacility | null> {
  const facility = userType === 'facilityAdmin' ? await findFacility(database, accountId) : null;
  return facility?.verifiedAt && facility.status !== 'suspended' ? facility : null;
}

/**
 * Returns the facility of the calling administrator, to show results of its members.
 * @throws Problem `forbidden` for anybody else, `facility_unverified` until an operator has verified the facility
 */
export async function getVerifiedFacility(
  database: Database,
  administrator: Administrator,
): Promise<OwnFacility> {
  const facility = await administeredFacility(database, administrator);
  if (!facility.verifiedAt) throw notVerified();
  return facility;
}
