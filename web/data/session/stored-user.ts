import type { User } from '#contract/user.ts';

type Check = (value: unknown) => boolean;
type UserFacility = NonNullable<User['facility']>;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const isTrueOrFalse: Check = (value) => typeof value === 'boolean';
const isInstant: Check = (value) =>
  typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const oneOf =
  (values: Record<string, true>): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(values, value);

const roles: Record<NonNullable<User['operatorRole']>, true> = {
  researcher: true,
  support: true,
  billing: true,
  owner: true,
};
const states: Record<UserFacility['status'], true> = {
  trial: true,
  active: true,
  suspended: true,
  ended: true,
};
const facility: Record<keyof UserFacility, Check> = { name: isText, status: oneOf(states) };

/** The contract's user by hand: every page reads it, and should not need a schema library. */
const user: Record<keyof User, Check> = {
  userId: isText,
  userName: isText,
  name: optional(isText),
  email: orNull(isText),
  // An unknown kind of account is shown like the one with the fewest rights (docs/product-decisions.md#account-kinds).
  userType: isText,
  operatorRole: optional(oneOf(roles)),
  timeZone: optional(isText),
  isSubscribed: isTrueOrFalse,
  subscriptionEndDate: orNull(isInstant),
  amountCharge: orNull(isNumber),
  facility: optional((value) => known(facility, value) !== null),
  consentRequired: optional(isTrueOrFalse),
  newPasswordRequired: optional(isTrueOrFalse),
  twoStepsRequired: optional(isTrueOrFalse),
};

/** The stored value as a user, with the known fields alone; null if it is none. */
export function userOf(stored: unknown): User | null {
  const found = known(user, stored);
  if (found?.facility) found.facility = known(facility, found.facility);
  return found as User | null;
}

function known(fields: Record<string, Check>, value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Record<string, unknown>;
  if (!Object.entries(fields).every(([name, check]) => check(given[name]))) return null;
  const names = Object.keys(fields).filter((name) => name in given);
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}
