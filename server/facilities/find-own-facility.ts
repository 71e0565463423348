import type { Account } from '#contract/own-account.ts';
import type { Services } from '#server/services.ts';
import { facilityStatus } from '#server/subscriptions/access.ts';
import { formatCode } from './codes.ts';
import { findFacility, listFacilityUsers } from './find-facility.ts';

type FacilityMember = { id: string; userType: string };

/** Returns the person's facility; its administrator also sees the code, the seats and the members. */
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
  };
  if (userType !== 'facilityAdmin') return own;
  const users = await listFacilityUsers(database, id);
  return {
    ...own,
    ...(facility.code && { code: formatCode(facility.code) }),
    verified: facility.verifiedAt !== null,
    seats: { taken: facility.seatsTaken, limit: facility.seatLimit },
    members: users.map(({ id: userId, userName, email, joinedAt }) => ({
      userId,
      userName,
      hasEmail: email !== null,
      joinedAt: joinedAt.toISOString(),
    })),
  };
}
