import { expect, test } from 'vitest';
import { canonicalPath, paths, pathWithToken } from './paths.ts';

test.each([
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/Dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard'],
  ['/facilityUserlogin', '/facilityUserLogin'],
  ['/facilityUserSignup', '/facilityUserSignUp'],
  ['/pirvacypolicy', '/PirvacyPolicy'],
  ['/PrivacyPolicy', '/PirvacyPolicy'],
  ['/privacypolicyapp', '/PrivacyPolicyApp'],
])('the canonical spelling of %s is %s', (requested, spelling) => {
  expect(canonicalPath(requested)).toBe(spelling);
});

test('a token keeps its case', () => {
  expect(canonicalPath('/RESETPASSWORD/aBcD/')).toBe('/resetPassword/aBcD');
});

test('a path of no page has no canonical spelling', () => {
  expect(canonicalPath('/nothing')).toBeNull();
  expect(canonicalPath('/dashboard/nothing')).toBeNull();
  expect(canonicalPath('/resetPassword')).toBeNull();
});

test('an alias of a page that does not exist leads nowhere', () => {
  expect(canonicalPath('/PrivacyPolicy', [paths.home])).toBeNull();
});

test('the path of an emailed link contains its token', () => {
  expect(pathWithToken(paths.facilityResetPassword, 'a/b')).toBe('/facilityResetPassword/a%2Fb');
});
