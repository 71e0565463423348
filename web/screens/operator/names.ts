import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OpenedPerson, PersonState } from '#contract/operator-people.ts';
import type { OperatorRole } from '#contract/operator-roles.ts';
import type { UserType } from '#contract/user.ts';

/** What operators read for the words of the contract. */

export const kindNames: Record<UserType, MessageDescriptor> = {
  individualUser: msg`Individual`,
  facilityUser: msg`Member of a facility`,
  facilityAdmin: msg`Administrator of a facility`,
  operator: msg`Operator`,
};

/** The same where a row has one line. */
export const shortKindNames: Record<UserType, MessageDescriptor> = {
  individualUser: msg`Individual`,
  facilityUser: msg`Member`,
  facilityAdmin: msg`Administrator`,
  operator: msg`Operator`,
};

export const stateNames: Record<PersonState, MessageDescriptor> = {
  open: msg`Open`,
  onHold: msg`On hold`,
  closing: msg`Being deleted`,
};

export const subscriptionNames: Record<OpenedPerson['subscription']['status'], MessageDescriptor> = {
  none: msg`None`,
  incomplete: msg`First payment not finished`,
  active: msg`Active`,
  cancelling: msg`Canceled, runs until its end`,
  past_due: msg`Payment is late`,
  ended: msg`Ended`,
};

export const facilityNames: Record<NonNullable<OpenedPerson['facility']>['status'], MessageDescriptor> = {
  trial: msg`Trial`,
  active: msg`Active`,
  suspended: msg`Suspended`,
  ended: msg`Ended`,
};

export const roleNames: Record<OperatorRole, MessageDescriptor> = {
  researcher: msg`Researcher`,
  support: msg`Support`,
  billing: msg`Billing`,
  owner: msg`Owner`,
};
