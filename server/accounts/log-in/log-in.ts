import { eq, or, sql } from 'drizzle-orm';
import type { login as endpoint } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Database } from '#server/database/pool.ts';
import type { Call } from '#server/http/mount.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { spendOneTimePassword } from '../passwords/one-time-password.ts';
import { isPassword } from '../passwords/passwords.ts';
import { userOf } from '../person.ts';
import { type Account, accounts } from '../tables.ts';
import { rememberDevice } from './known-devices.ts';
import { provePassword, type TypedAt } from './prove-password.ts';
import { type From, openSession } from './sessions.ts';

export const wrongCredentials = () =>
  new Problem('wrong_credentials', 'The username, email or password is not correct.');

/**
 * Common and facility login: any account, by email address or username (decisions G53, G56). Whether nobody has
 * that name or the password is wrong shows neither in the answer nor in its time.
 */
export async function logIn(
  services: Services,
  call: Pick<Call<typeof endpoint>, 'body' | 'device' | keyof TypedAt>,
): Promise<Answer<typeof endpoint>> {
  const { body, device, deviceId } = call;
  const now = services.clock.now();
  const account = await findByName(services.database, body.email);
  const claim = { accountId: account?.id ?? null, name: body.email };
  const { isRight, refusal } = await provePassword(services, claim, call, async () => {
    const matches = await isPassword(account?.passwordHash ?? null, body.password);
    return matches && account !== undefined && spendOneTimePassword(services.database, account, now);
  });
  if (!account || !isRight) throw refusal ?? wrongCredentials();
  const endsAt = account.passwordIsOneTime ? account.oneTimePasswordUntil : null;
  return signIn(services, services.database, account, { device, deviceId, shared: body.shared, endsAt });
}

/** Opens a session for a person who has proven who they are. @throws Problem `gone` while it is being deleted */
export async function signIn(
  services: Services,
  database: Database,
  account: Pick<Account, 'id' | 'deletionRequestedAt'>,
  from: From & { deviceId: string },
  message = 'You are logged in.',
): Promise<Answer<typeof endpoint>> {
  if (account.deletionRequestedAt) {
    throw new Problem('gone', 'This account is being deleted. To get it back, use the link in our email.');
  }
  await rememberDevice(services, database, account.id, from.deviceId);
  const token = await openSession(database, account.id, from, services.clock.now());
  return { auth: true, message, token, user: await userOf(services, database, account.id) };
}

/** The account with this email address, in whatever case. */
export async function findByEmail(database: Database, email: string): Promise<Account | undefined> {
  const [account] = await database
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, sql`lower(${email})`));
  return account;
}

/** The account with this email address or username, in whatever case. */
export async function findByName(database: Database, typed: string): Promise<Account | undefined> {
  const wanted = sql`lower(${typed.trim()})`;
  const [account] = await database
    .select()
    .from(accounts)
    .where(or(eq(sql`lower(${accounts.email})`, wanted), eq(sql`lower(${accounts.userName})`, wanted)));
  return account;
}
