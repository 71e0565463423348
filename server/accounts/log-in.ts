import type * as z from 'zod/mini';
import type { login as endpoint } from '#contract/accounts.ts';
import type { signedIn, User } from '#contract/user.ts';
import { getUser, lockAccount } from '#server/access/get-user.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Text, WithText } from '#server/lib/language/text.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import type { AccountRow } from '#server/tables/accounts.ts';
import { findByName } from './find-account.ts';
import { rememberDevice } from './known-devices.ts';
import { accountsMessages } from './messages.ts';
import { consumeOneTimePassword, mayBeUsed } from './one-time-password.ts';
import { isTypedPassword, rejectBeyondHashing } from './passwords.ts';
import { openSession, type SignInOptions } from './sessions.ts';
import { askSecondStep, isSecondStepDue } from './two-steps/log-in/ask-second-step.ts';
import { type TypedAt, verifyPassword } from './verify-password.ts';

export const wrongCredentials = () => new Problem('wrong_credentials', accountsMessages.wrongCredentials);

/**
 * Common and facility login: any account, by email address or username (docs/product-decisions.md#username-or-email and #any-login). Neither the response nor
 * its time shows whether nobody has that name or the password is wrong.
 * @throws Problem `busy` while many logins wait
 */
export async function logIn(
  services: Services,
  call: Pick<Call<typeof endpoint>, 'body' | 'device' | keyof TypedAt>,
): Promise<Spoken<typeof endpoint>> {
  rejectBeyondHashing();
  const { body, device, deviceId } = call;
  const now = services.clock.now();
  const account = await findByName(services.database, body.email);
  const target = { accountId: account?.id ?? null, name: body.email };
  const { isRight, rejection } = await verifyPassword(services, target, call, async () => {
    const matches = await isTypedPassword(account, body.password);
    return matches && account !== undefined && mayBeUsed(account, now);
  });
  if (!account || !isRight) {
    if (rejection) throw rejection;
    const whose = { accountId: account?.id ?? null, address: call.address, device };
    await recordEvent(services, services.database, { kind: 'wrong_password', ...whose, detail: 'log_in' });
    throw wrongCredentials();
  }
  const endsAt = account.passwordIsOneTime ? account.oneTimePasswordUntil : null;
  const from = {
    device,
    deviceId,
    shared: body.shared,
    address: call.address,
    by: 'password',
    endsAt,
  } as const;
  return services.database.transaction((tx) => signInUnlessChanged(services, tx, account, from));
}

/**
 * Signs in with a password that was checked outside the transaction. The account is locked, because its owner may replace
 * the password meanwhile, and a new password ends only the sessions that it finds.
 */
async function signInUnlessChanged(
  services: Services,
  database: Database,
  checked: AccountRow,
  from: SignInOptions,
): Promise<Spoken<typeof endpoint>> {
  const current = await lockAccount(services, database, checked.id);
  if (!current || current.account.passwordHash !== checked.passwordHash) throw wrongCredentials();
  return signIn(services, database, current.account, from, current.user);
}

/**
 * Opens a session for an authenticated person, or asks for the second step. Call it in a transaction: there is no session
 * without its event, and no event without its session.
 * @param user if the caller has read it already
 * @throws Problem `gone` while the account is being deleted, `account_on_hold` while an operator holds it
 */
export async function signIn(
  services: Services,
  database: Database,
  account: Pick<
    AccountRow,
    'id' | 'deletionRequestedAt' | 'frozenAt' | 'twoStepsSince' | 'passwordIsOneTime'
  >,
  from: SignInOptions,
  user?: User,
): Promise<Spoken<typeof endpoint>> {
  if (account.deletionRequestedAt) {
    throw new Problem('gone', accountsMessages.accountBeingDeleted);
  }
  if (account.frozenAt) throw onHold(services);
  if (await isSecondStepDue(services, database, account, from.deviceId)) {
    return askSecondStep(services, database, account.id, from);
  }
  const isOpen = from.by !== 'password' || (await consumeOneTimePassword(database, account));
  if (!isOpen) throw wrongCredentials();
  return openAccount(services, database, account.id, from, { user });
}

type NewLogIn = { message?: Text; user?: User | undefined };

/** Opens a session after every step is done. Call it in a transaction, for the same reason. */
export async function openAccount(
  services: Services,
  database: Database,
  accountId: string,
  from: SignInOptions,
  { message = accountsMessages.loggedIn, user }: NewLogIn = {},
): Promise<WithText<z.output<typeof signedIn>>> {
  await rememberDevice(services, database, accountId, from.deviceId);
  const at = services.clock.now();
  const event = { at, accountId, address: from.address, device: from.device, detail: from.by };
  await recordEvent(services, database, { kind: 'logged_in', ...event });
  const token = await openSession(database, accountId, from, at);
  return { auth: true, message, token, user: user ?? (await getUser(services, database, accountId)) };
}

function onHold({ publicConfig }: Services): Problem {
  const { email, phone } = publicConfig.support;
  return new Problem(
    'account_on_hold',
    phone
      ? accountsMessages.accountOnHoldWithPhone({ email, phone })
      : accountsMessages.accountOnHold({ email }),
  );
}
