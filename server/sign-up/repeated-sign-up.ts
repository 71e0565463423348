import type { NewSession } from '#contract/user.ts';
import { findByName } from '#server/accounts/find-account.ts';
import { logIn, openAccount } from '#server/accounts/log-in.ts';
import { findLinked, lockLinked } from '#server/accounts/log-in-with-provider.ts';
import type { SocialProfile } from '#server/lib/identity/profile.ts';
import type { WithText } from '#server/lib/language/text.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import type { AccountRow } from '#server/tables/accounts.ts';
import { readyMessage } from './ready-message.ts';
import type { SignUpRequest } from './sign-up-call.ts';

/** Whether a sign-up was rejected because its address or username has an account, which may be its own. */
export function isTaken(rejection: unknown): boolean {
  return rejection instanceof Problem && ['email_taken', 'username_taken'].includes(rejection.code);
}

/** Whether this very form created the account, and the account can still be opened. */
function isCreatedBy(
  {
    signUpIdempotencyKey,
    deletionRequestedAt,
    frozenAt,
  }: Pick<AccountRow, 'signUpIdempotencyKey' | 'deletionRequestedAt' | 'frozenAt'>,
  idempotencyKey: string | undefined,
): boolean {
  return (
    idempotencyKey !== undefined &&
    signUpIdempotencyKey === idempotencyKey &&
    deletionRequestedAt === null &&
    frozenAt === null
  );
}

/** Logs in to the account that this form has created; null if there is none, or the password is wrong. */
export async function openWithPassword(
  services: Services,
  call: SignUpRequest,
  email: string | null,
  password: string,
): Promise<WithText<NewSession> | null> {
  const { userName, shared, operation: idempotencyKey } = call.body;
  const name = email ?? userName ?? '';
  const existing = await findByName(services.database, name);
  if (!existing || !isCreatedBy(existing, idempotencyKey)) return null;
  const given = { ...call, body: { email: name, password, shared } };
  const loggedIn = await logIn(services, given).catch((error) => {
    if (error instanceof Problem && error.code === 'wrong_credentials') return null;
    throw error;
  });
  // With a second step its owner has used it since, and logs in.
  if (!loggedIn?.auth) return null;
  return { ...loggedIn, message: await readyMessage(services.database, existing) };
}

/** Logs in to the account that this form has created for this person of the provider; null if there is none. */
export async function openWithProvider(
  services: Services,
  { body, address, device, deviceId }: SignUpRequest,
  profile: SocialProfile,
): Promise<WithText<NewSession> | null> {
  const existing = await findLinked(services.database, profile);
  if (!existing) return null;
  const from = { device, deviceId, shared: body.shared, address, by: profile.provider };
  return services.database.transaction(async (tx) => {
    const current = await lockLinked(services, tx, existing.id, profile);
    if (!current || !isCreatedBy(current.account, body.operation)) return null;
    // With a second step its owner has used it since, and logs in.
    if (current.account.twoStepsSince) return null;
    const message = await readyMessage(tx, current.account);
    return openAccount(services, tx, existing.id, from, { message, user: current.user });
  });
}
