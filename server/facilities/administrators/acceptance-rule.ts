import type { UserType } from '#contract/user.ts';
import type { Text } from '#server/lib/language/text.ts';
import { facilitiesMessages } from '../messages.ts';

/** Decides who may accept an invitation to become an administrator. Pure: no clock, no database, no request. */

export type Invited = {
  userType: UserType;
  /** The invitation was sent to this person's address. */
  isAddressee: boolean;
  isEmailConfirmed: boolean;
  facilityId: string | null;
  hasSubscription: boolean;
};
type Invitation = { facilityId: string };

/** Why this person cannot accept, and what they can do; null if they can. */
export function reasonAgainst(person: Invited, invitation: Invitation): Text | null {
  const { userType, isAddressee, isEmailConfirmed, facilityId, hasSubscription } = person;
  if (!isAddressee) return facilitiesMessages.invitationOtherAddress;
  if (userType === 'operator') return facilitiesMessages.invitationOperator;
  const isOwnFacility = facilityId === invitation.facilityId;
  if (userType === 'facilityAdmin') {
    return isOwnFacility ? facilitiesMessages.invitationRunsThis : facilitiesMessages.invitationRunsOther;
  }
  if (facilityId !== null && !isOwnFacility) return facilitiesMessages.invitationOtherFacility;
  // Somebody else may have signed up with the address.
  if (!isEmailConfirmed) return facilitiesMessages.invitationUnconfirmed;
  if (hasSubscription) return facilitiesMessages.invitationSubscription;
  return null;
}
