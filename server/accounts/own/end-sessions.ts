import { and, eq, ne } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { endSessions as endpoint } from '#contract/own-account.ts';
import type { Call } from '#server/http/mount.ts';
import { isUuid } from '#server/is-uuid.ts';
import type { Services } from '#server/services.ts';
import { sessions } from '../tables.ts';
import { requireOwner } from './owner-proof.ts';

/**
 * Logs out one device, or all but this one. Only the owner signs out another device: whoever finds one open could
 * else shut the owner out.
 */
export async function endSessions(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { body, caller } = call;
  const { sessionId } = body;
  if (sessionId !== undefined && !isUuid(sessionId)) return { message: 'Logged out.' };
  if (sessionId !== caller.sessionId) await requireOwner(services, call, 'log out another device');
  const which = sessionId === undefined ? ne(sessions.id, caller.sessionId) : eq(sessions.id, sessionId);
  await services.database.delete(sessions).where(and(eq(sessions.accountId, caller.accountId), which));
  return { message: sessionId === undefined ? 'Your other devices are logged out.' : 'Logged out.' };
}
