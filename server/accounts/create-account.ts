import { randomInt, randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { consent as consentFields } from '#contract/fields.ts';
import type { OperatorRole } from '#contract/operator-roles.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { UserType } from '#contract/user.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import { type AccountRow, accounts, consents } from '#server/tables/accounts.ts';
import { isReserved } from './email-changes.ts';
import { addressKey, nameKey } from './find-account.ts';
import { isNameReserved } from './former-names.ts';
import { accountsMessages } from './messages.ts';

export type Consent = z.output<typeof consentFields>;

export type NewAccount = {
  userType: UserType;
  /** For an operator. */
  operatorRole?: OperatorRole;
  /** Without one it is derived from the email address (docs/product-decisions.md#derived-username). */
  userName?: string | null | undefined;
  email: string | null;
  emailVerifiedAt?: Date | null;
  name?: string | null;
  passwordHash: string | null;
  consent?: Consent | undefined;
  /** The key that the caller sent: the same sign-up sent again creates no second account. */
  signUpIdempotencyKey?: string | undefined;
  /** Of the page; English ones are read by people who have chosen nothing as well. */
  language?: Language;
};

export const emailTaken = () => fieldProblem('email', accountsMessages.emailTaken, 'email_taken');
export const userNameTaken = () => fieldProblem('userName', accountsMessages.userNameTaken, 'username_taken');

const maxNameLength = 40;
const maxNameAttempts = 10;

/** @throws Problem `consent_required` when a consent is sent with an unchecked box */
export function checkConsent(consent: Consent | undefined): void {
  if (!consent || (consent.age && consent.contact)) return;
  const field = consent.age ? 'consent.contact' : 'consent.age';
  const message = consent.age ? accountsMessages.consentContact : accountsMessages.consentAge;
  throw fieldProblem(field, message, 'consent_required');
}

/**
 * Stores an account and what it agreed to. Of many calls with one address or username exactly one succeeds.
 * @throws Problem `email_taken`, `username_taken` or `consent_required`
 */
export async function createAccount(database: Database, given: NewAccount, now: Date): Promise<AccountRow> {
  checkConsent(given.consent);
  const account = given.userName
    ? await insert(database, given, given.userName, now)
    : await insertWithGeneratedName(database, given, now);
  if (!account || (await isNameReserved(database, account.userName, account.id, now))) throw userNameTaken();
  if (given.email && (await isReserved(database, given.email, account.id, now))) throw emailTaken();
  if (given.consent) await storeConsent(database, account.id, given.consent, now);
  return account;
}

/** Stores which version of both texts the person agreed to, and when. */
export async function storeConsent(
  database: Database,
  accountId: string,
  { version }: Consent,
  now: Date,
): Promise<void> {
  const rows = (['age', 'contact'] as const).map((text) => ({ accountId, text, version, agreedAt: now }));
  await database.insert(consents).values(rows).onConflictDoNothing();
}

async function insertWithGeneratedName(database: Database, given: NewAccount, now: Date) {
  const base = (given.email ?? given.name ?? '').split('@')[0]?.trim().slice(0, maxNameLength) || 'player';
  for (let attempt = 0; attempt < maxNameAttempts; attempt += 1) {
    const name = attempt === 0 ? base : `${base}${randomInt(1000, 1_000_000)}`;
    if (await isNameReserved(database, name, null, now)) continue;
    const account = await insert(database, given, name, now);
    if (account) return account;
  }
  return undefined;
}

/** Returns undefined when the username is taken. */
async function insert(
  database: Database,
  {
    userType,
    operatorRole,
    email,
    emailVerifiedAt,
    name,
    passwordHash,
    signUpIdempotencyKey,
    language = 'en',
  }: NewAccount,
  userName: string,
  now: Date,
): Promise<AccountRow | undefined> {
  const [account] = await database
    .insert(accounts)
    .values({
      id: randomUUID(),
      userType,
      operatorRole: operatorRole ?? null,
      userName,
      email,
      emailVerifiedAt: emailVerifiedAt ?? null,
      name: name ?? null,
      passwordHash,
      createdAt: now,
      ...(language !== 'en' && { settings: { language } }),
      signUpIdempotencyKey: signUpIdempotencyKey ?? null,
    })
    .onConflictDoNothing()
    .returning();
  if (!account && email && (await isEmailTaken(database, email))) throw emailTaken();
  return account;
}

/** Whether an account has this address, however it is written. */
export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  return (await database.$count(accounts, eq(addressKey(accounts.email), addressKey(email)))) > 0;
}

/** Whether an account has this username, however it is written, or had it until recently. */
export async function isUserNameTaken(database: Database, userName: string, now: Date): Promise<boolean> {
  const holders = await database.$count(accounts, eq(nameKey(accounts.userName), nameKey(userName)));
  return holders > 0 || isNameReserved(database, userName, null, now);
}
