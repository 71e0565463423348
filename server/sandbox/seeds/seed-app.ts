import { newSecret } from '#server/accounts/authenticator-codes.ts';
import { encrypt } from '#server/accounts/secret-box.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { type AccountRow, accounts } from '#server/tables/accounts.ts';
import { authenticatorApps } from '#server/tables/two-steps.ts';

/** Turns two-step login on with an app, for people of tests, and returns the key of the app. */
export async function seedApp(
  services: Services,
  { id: accountId }: Pick<AccountRow, 'id'>,
): Promise<string> {
  const secret = newSecret();
  const addedAt = services.clock.now();
  await services.database
    .insert(authenticatorApps)
    .values({ accountId, secret: await encrypt(services, accountId, secret), addedAt });
  await services.database.update(accounts).set({ twoStepsSince: addedAt }).where(eq(accounts.id, accountId));
  return secret;
}
