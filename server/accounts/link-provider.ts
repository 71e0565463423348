import type { Database } from '#server/lib/database/pool.ts';
import type { SocialProfile } from '#server/lib/identity/profile.ts';
import { identities } from '#server/tables/accounts.ts';
import { emailTaken } from './create-account.ts';

/** Links a person of the provider to the account. @throws Problem `email_taken` if they are linked to another */
export async function linkProvider(
  database: Database,
  accountId: string,
  { provider, subject }: SocialProfile,
  now: Date,
): Promise<void> {
  const linked = await database
    .insert(identities)
    .values({ accountId, provider, subject, linkedAt: now })
    .onConflictDoNothing();
  if (linked.rowCount === 0) throw emailTaken();
}
