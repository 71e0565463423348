import { and, eq, ne } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { endSessions as endpoint } from '#contract/own-account.ts';
import type { Call } from '#server/http/mount.ts';
import { isUuid } from '#server/is-uuid.ts';
import type { Services } from '#server/services.ts';
import { sessions } from '../tables.ts';

/** Signs out one device, or all but this one. */
export async function endSessions(
  { database }: Services,
  { body, caller }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { sessionId } = body;
  if (sessionId !== undefined && !isUuid(sessionId)) return { message: 'Signed out.' };
  const which = sessionId === undefined ? ne(sessions.id, caller.sessionId) : eq(sessions.id, sessionId);
  await database.delete(sessions).where(and(eq(sessions.accountId, caller.accountId), which));
  return { message: sessionId === undefined ? 'Your other devices are signed out.' : 'Signed out.' };
}
