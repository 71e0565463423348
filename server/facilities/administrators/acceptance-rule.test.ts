import { expect, test } from 'vitest';
import { type Invited, reasonAgainst } from './acceptance-rule.ts';

const invitation = { facilityId: 'own' };
const individual: Invited = {
  userType: 'individualUser',
  isAddressee: true,
  isEmailConfirmed: true,
  facilityId: null,
  hasSubscription: false,
};

test.each<[string, Partial<Invited>, RegExp | null]>([
  ['an individual with the invited address', {}, null],
  ['a member of this facility', { userType: 'facilityUser', facilityId: 'own' }, null],
  ['another address', { isAddressee: false }, /another email address/],
  [
    'no address',
    { isAddressee: false, userType: 'facilityUser', facilityId: 'own' },
    /another email address/,
  ],
  ['an address that is not confirmed', { isEmailConfirmed: false }, /not confirmed/],
  ['a running subscription', { hasSubscription: true }, /Cancel it first/],
  ['a member of another facility', { userType: 'facilityUser', facilityId: 'other' }, /Leave it/],
  ['an administrator of another', { userType: 'facilityAdmin', facilityId: 'other' }, /run another facility/],
  ['an administrator of this one', { userType: 'facilityAdmin', facilityId: 'own' }, /already/],
  ['an operator', { userType: 'operator' }, /operator/],
])('who may become an administrator by an invitation: %s', (_who, differs, reason) => {
  const said = reasonAgainst({ ...individual, ...differs }, invitation);
  if (reason === null) expect(said).toBe(null);
  else expect(said?.in('en')).toMatch(reason);
});
