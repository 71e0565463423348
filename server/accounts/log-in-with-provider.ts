import type { facebookLogin, googleLogin } from '#contract/social-log-in.ts';
import { lockAccount } from '#server/access/get-user.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { SocialProfile } from '#server/lib/identity/profile.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { type AccountRow, accounts, identities, sessions } from '#server/tables/accounts.ts';
import { revokeTokens } from './email-tokens.ts';
import { findByEmail, isSameAddress } from './find-account.ts';
import { linkProvider } from './link-provider.ts';
import { signIn, wrongCredentials } from './log-in.ts';
import { isTypedPassword } from './passwords.ts';
import { choosePasswordFirst, reject } from './provider-rejections.ts';
import type { SignInOptions } from './sessions.ts';
import { type TypedAt, verifyPassword } from './verify-password.ts';
import { verifyProviderToken } from './verify-provider-token.ts';

/**
 * Logs in the person that Google or Facebook names. An account with the same confirmed address is linked automatically
 * only if Google itself issues that address. Otherwise, and while the address is not confirmed, its password is required
 * once (docs/product-decisions.md#existing-email), or has to be chosen by the emailed link first. If such an address issued by Google was only typed,
 * maybe by somebody else, and there is no password, the person who verifies it now gets the account, and others lose it.
 */
export async function logInWithProvider(
  services: Services,
  call: Call<typeof googleLogin> | Call<typeof facebookLogin>,
): Promise<Spoken<typeof googleLogin>> {
  const { database } = services;
  const { body, address, device, deviceId, origin } = call;
  const profile = await verifyProviderToken(services, body, address);
  if (!profile) return reject('token_refused');
  const from = { device, deviceId, shared: body.shared, address, by: profile.provider };
  const linked = await findLinked(services.database, profile);
  if (linked)
    return database.transaction((tx) => signInIfStillLinked(services, tx, linked.id, profile, from));

  const account = profile.email ? await findByEmail(database, profile.email) : undefined;
  if (!account?.email || !profile.email) return reject('not_registered', profile);
  // Another spelling of it, which Gmail delivers to the same person: that is not proven to us.
  const isEmailOwn = profile.isEmailOwn && (await isSameAddress(database, account.email, profile.email));
  if (account.passwordHash && !(account.emailVerifiedAt && isEmailOwn)) {
    if (!body.password) return reject('password_needed', profile);
    await checkPassword(services, account, body.password, call);
  } else if (!isEmailOwn) {
    return reject('password_needed', profile, choosePasswordFirst);
  }
  return database.transaction(async (tx) => {
    const current = await lockUnchanged(tx, account);
    if (!current) return reject('token_refused');
    const now = services.clock.now();
    if (!current.passwordHash && !current.emailVerifiedAt) await revokeAllAccess(tx, account.id, now);
    await linkProvider(tx, account.id, profile, now);
    await recordEvent(services, tx, {
      kind: 'provider_linked',
      accountId: account.id,
      address,
      device,
      detail: profile.provider,
    });
    if (profile.isEmailVerified) {
      await tx
        .update(accounts)
        .set({ emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, ${now})` })
        .where(eq(accounts.id, account.id));
    }
    await enqueueEmail(services, tx, {
      template: 'providerLinked',
      accountId: account.id,
      provider: profile.provider,
      origin,
    });
    return signIn(services, tx, current, from);
  });
}

async function signInIfStillLinked(
  services: Services,
  database: Database,
  accountId: string,
  profile: SocialProfile,
  from: SignInOptions,
): Promise<Spoken<typeof googleLogin>> {
  const current = await lockLinked(services, database, accountId, profile);
  return current ? signIn(services, database, current.account, from, current.user) : reject('token_refused');
}

/**
 * Locks an account that was found by its link, because a new password removes the links and ends the sessions that it
 * finds. Returns it and its user, or null if it is not linked any more.
 */
export async function lockLinked(
  services: Services,
  database: Database,
  accountId: string,
  profile: SocialProfile,
) {
  const current = await lockAccount(services, database, accountId);
  const linked = await findLinked(database, profile);
  return linked?.id === accountId ? current : null;
}

/** Locks an account that is about to be linked. Returns it, or null if its address or password has changed since it was read. */
async function lockUnchanged(database: Database, { id, email, passwordHash }: AccountRow) {
  const [current] = await database.select().from(accounts).where(eq(accounts.id, id)).for('no key update');
  return current?.email === email && current.passwordHash === passwordHash ? current : null;
}

async function revokeAllAccess(database: Database, accountId: string, now: Date): Promise<void> {
  await database.delete(identities).where(eq(identities.accountId, accountId));
  await database.delete(sessions).where(eq(sessions.accountId, accountId));
  await revokeTokens(database, accountId, now);
}

/** The account that this person of the provider is linked to. */
export async function findLinked(database: Database, { provider, subject }: SocialProfile) {
  const { id, userType, deletionRequestedAt, frozenAt, twoStepsSince, signUpIdempotencyKey } = accounts;
  const [account] = await database
    .select({ id, userType, deletionRequestedAt, frozenAt, twoStepsSince, signUpIdempotencyKey })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return account;
}

async function checkPassword(services: Services, account: AccountRow, password: string, typedAt: TypedAt) {
  const target = { accountId: account.id, name: account.id, isKnown: true };
  const { isRight } = await verifyPassword(services, target, typedAt, () =>
    isTypedPassword(account, password),
  );
  if (isRight) return;
  const { address, device } = typedAt;
  const event = {
    kind: 'wrong_password',
    accountId: account.id,
    address,
    device,
    detail: 'link_provider',
  } as const;
  await recordEvent(services, services.database, event);
  throw wrongCredentials();
}
