import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '#contract/operator-roles.ts';
import type { UserType } from '#contract/user.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { openSession } from '#server/accounts/sessions.ts';
import { findCode } from '#server/facilities/find-code.ts';
import { markVerified } from '#server/facilities/operate-facility.ts';
import type { Services } from '#server/services/services.ts';
import { createMember } from '#server/sign-up/create-member.ts';
import type { AccountRow } from '#server/tables/accounts.ts';
import { seedApp } from './seed-app.ts';
import { seedSubscription } from './seed-subscription.ts';

export type Person = {
  userType?: UserType;
  userName?: string;
  /** For an operator: owner by default. */
  operatorRole?: OperatorRole;
  /** null for a resident without an address. */
  email?: string | null;
  name?: string;
  password?: string;
  /** For an individual: has paid for a month with a test card. */
  isSubscribed?: boolean;
  /** For a facility's user: the code of the facility; without one a facility is created first. */
  facilityCode?: string;
  /** For an administrator: whether an operator has verified the facility; true by default. */
  isVerified?: boolean;
  /** Without consent the person has to agree at the first login. */
  hasConsented?: boolean;
  /** An app as the second step of a login; by default only for operators, who need one. */
  hasTwoSteps?: boolean;
};

export type SeededPerson = {
  account: AccountRow;
  token: string;
  password: string;
  facilityCode: string | null;
  /** The key of the app. */
  appSecret: string | null;
};

/**
 * Signs a person of any kind up and in, for tests, the sandbox and screenshots. Missing fields get unique values,
 * except for the password; addresses count as confirmed.
 */
export async function signUpPerson(services: Services, person: Person = {}): Promise<SeededPerson> {
  const { database, clock } = services;
  const now = clock.now();
  const tag = randomUUID().slice(0, 8);
  const { userType = 'individualUser', userName = `player-${tag}`, password = 'porch swing 77' } = person;
  const email = person.email === undefined ? `${userName}@example.org` : person.email;
  const given = {
    userName,
    email,
    emailVerifiedAt: email ? now : null,
    name: person.name ?? null,
    passwordHash: await hashOnce(password),
    consent: person.hasConsented === false ? undefined : { age: true, contact: true, version: '1' },
  };
  const account = await database.transaction(async (tx) => {
    if (userType === 'facilityAdmin') return createMember(services, tx, given, null);
    if (userType !== 'facilityUser') return createAccount(tx, { ...given, ...ofKind(person) }, now);
    return createMember(services, tx, given, person.facilityCode ?? (await newFacility(services)));
  });
  if (person.isSubscribed) await seedSubscription(services, account.id);
  if (userType === 'facilityAdmin' && person.isVerified !== false) await verifyOwn(services, account.id);
  const hasTwoSteps = person.hasTwoSteps ?? userType === 'operator';
  const appSecret = hasTwoSteps ? await seedApp(services, account) : null;
  const token = await openSession(
    database,
    account.id,
    { device: '', shared: false, ...(hasTwoSteps && { secondStepAt: now }) },
    now,
  );
  return { account, token, password, appSecret, facilityCode: await findCode(database, account.id) };
}

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose: people who are made up share the hash of the same password. */
function hashOnce(password: string): Promise<string> {
  const hashed = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hashed);
  return hashed;
}

function ofKind({ userType = 'individualUser', operatorRole = 'owner' }: Person) {
  return { userType, ...(userType === 'operator' && { operatorRole }) };
}

async function newFacility(services: Services): Promise<string> {
  const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
  if (!facilityCode) throw new Error('A new facility has a code.');
  return facilityCode;
}

async function verifyOwn(services: Services, administratorId: string): Promise<void> {
  const code = await findCode(services.database, administratorId);
  if (code) await markVerified(services, code);
}
