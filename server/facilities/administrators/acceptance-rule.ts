import type { UserType } from '#contract/user.ts';

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
export function reasonAgainst(person: Invited, invitation: Invitation): string | null {
  const { userType, isAddressee, isEmailConfirmed, facilityId, hasSubscription } = person;
  if (!isAddressee) return 'This link is for another email address. Log out, and open the link again.';
  if (userType === 'operator') return 'You are an operator. Ask for a link to a second email.';
  const isOwnFacility = facilityId === invitation.facilityId;
  if (userType === 'facilityAdmin') {
    return isOwnFacility
      ? 'You help run this facility already.'
      : 'You run another facility. Ask for a link to a second email.';
  }
  if (facilityId !== null && !isOwnFacility)
    return 'You belong to another facility. Leave it on the page My account. Then open the link again.';
  // Somebody else may have signed up with the address.
  if (!isEmailConfirmed)
    return 'Your email address is not confirmed yet. Use the link in our first email to you, or have it sent again on the page My account. Then open this link again.';
  if (hasSubscription)
    return 'You still have your own subscription. Cancel it first. You can accept once it has ended.';
  return null;
}
