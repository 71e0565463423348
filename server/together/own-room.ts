import type {
  endRoom as endEndpoint,
  getOwnRoom as getEndpoint,
  leadRoom as leadEndpoint,
} from '#contract/together.ts';
import type { Player } from '#server/access/check-access.ts';
import { sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { togetherMessages } from './messages.ts';
import { readRoom } from './read-room.ts';
import { deleteRooms, findOwnRoom } from './rooms.ts';
import { takeLead } from './seats.ts';

/** The caller's open room. @throws Problem too_many_requests */
export async function getOwnRoom(
  services: Services,
  { caller }: Call<typeof getEndpoint, Player>,
): Promise<Spoken<typeof getEndpoint>> {
  await services.limits.countInProcess('togetherReads', caller.accountId);
  const found = await findOwnRoom(services, caller.accountId, 'home');
  return { room: found && (await readRoom(services, found.id)) };
}

/** A new seat that leads; the one before leads no longer. @throws Problem not_found without an open room, too_many_requests */
export async function leadRoom(
  services: Services,
  { caller }: Call<typeof leadEndpoint, Player>,
): Promise<Spoken<typeof leadEndpoint>> {
  const { accountId, sessionId } = caller;
  await services.limits.countInProcess('togetherReads', accountId);
  const found = await findOwnRoom(services, accountId, 'home');
  const seat = found && (await takeLead(services, found.id, { role: 'player', sessionId }));
  if (!seat) throw new Problem('not_found', togetherMessages.togetherNone);
  return { seat, room: await readRoom(services, found.id) };
}

/** Ends the caller's room, if there is one. @throws Problem too_many_requests */
export async function endRoom(
  { database, limits }: Services,
  { caller }: Call<typeof endEndpoint, Player>,
): Promise<Spoken<typeof endEndpoint>> {
  await limits.countInProcess('togetherReads', caller.accountId);
  await deleteRooms(database, sql`account_id = ${caller.accountId} and kind = 'home'`);
  return { message: togetherMessages.togetherEnded };
}
