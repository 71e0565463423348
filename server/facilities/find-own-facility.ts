import type { Account } from '#contract/own-account.ts';
import { facilityStatus } from '#server/access/access.ts';
import type { Services } from '#server/services/services.ts';
import { formatCode } from './codes.ts';
import { findFacility } from './find-facility.ts';

type FacilityMember = { id: string; userType: string };

/** Returns the person's facility; its administrator also sees the code and the seats. */
export async function findOwnFacility(
  { database, clock }: Services,
  { id, userType }: FacilityMember,
): Promise<Account['facility']> {
  const facility = await findFacility(database, id);
  if (!facility) return null;
  const own = {
    name: facility.name,
    status: facilityStatus(facility, clock.now()),
    joinedAt: facility.joinedAt.toISOString(),
    ...(facility.language && { language: facility.language }),
  };
  if (userType !== 'facilityAdmin') return own;
  return {
    ...own,
    ...(facility.code && { code: formatCode(facility.code) }),
    ...(facility.waitingName && { waitingName: facility.waitingName }),
    verified: facility.verifiedAt !== null,
    endsAt: facility.endsAt?.toISOString() ?? null,
    ...(facility.terms && { terms: facility.terms }),
    seats: { taken: facility.seatsTaken, limit: facility.seatLimit },
  };
}
