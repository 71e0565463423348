import type { logout as endpoint } from '#contract/accounts.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { sessions } from '#server/tables/accounts.ts';
import { accountsMessages } from './messages.ts';

/** Ends this session; its token is no longer valid. */
export async function logOut(
  { database }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  await database
    .delete(sessions)
    .where(and(eq(sessions.accountId, caller.accountId), eq(sessions.id, caller.sessionId)));
  return { message: accountsMessages.loggedOut };
}
