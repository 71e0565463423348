import { paths, pathWithToken } from '#contract/pages/paths.ts';
import type {
  endFacilityRoom as endEndpoint,
  getFacilityRoom as getEndpoint,
  leadFacilityRoom as leadEndpoint,
  openFacilityRoom as openEndpoint,
} from '#contract/together.ts';
import { mayPlayNow, type Player } from '#server/access/check-access.ts';
import { administeredFacility } from '#server/facilities/units.ts';
import { sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { createRoom } from './create-room.ts';
import { togetherMessages } from './messages.ts';
import { readRoom } from './read-room.ts';
import { roomUnknown } from './room-problems.ts';
import { deleteRooms, findGivenRoom, findOwnRoom } from './rooms.ts';
import { takeLead } from './seats.ts';

/**
 * Opens a room for residents before one screen. Whoever has its address leads it, and can do nothing else in the name of the
 * administrator; the one before ends. @throws Problem forbidden, facility_ended, or too_many_requests
 */
export async function openFacilityRoom(
  services: Services,
  { caller, origin }: Call<typeof openEndpoint, Player>,
): Promise<Spoken<typeof openEndpoint>> {
  const { database, clock, limits } = services;
  const facility = await administeredFacility(database, caller);
  if (!(await mayPlayNow(database, caller.accountId, clock.now()))) {
    throw new Problem('facility_ended', togetherMessages.roomFacilityEnded);
  }
  await limits.count('openedRooms', caller.accountId);
  const { link, room } = await createRoom(services, {
    ...{ kind: 'facility', accountId: caller.accountId, facilityId: facility.id, leaderName: facility.name },
  });
  return {
    message: togetherMessages.roomOpen,
    address: origin + pathWithToken(paths.aideRoom, link),
    endsAt: room.endsAt,
  };
}

/** The room for residents that the caller opened. @throws Problem forbidden or too_many_requests */
export async function getFacilityRoom(
  services: Services,
  { caller }: Call<typeof getEndpoint, Player>,
): Promise<Spoken<typeof getEndpoint>> {
  await services.limits.countInProcess('togetherReads', caller.accountId);
  const found = await findOwnRoom(services, caller.accountId, 'facility');
  return { room: found && (await readRoom(services, found.id)) };
}

/** Ends the caller's room for residents, if there is one. @throws Problem forbidden or too_many_requests */
export async function endFacilityRoom(
  { database, limits }: Services,
  { caller }: Call<typeof endEndpoint, Player>,
): Promise<Spoken<typeof endEndpoint>> {
  await limits.countInProcess('togetherReads', caller.accountId);
  await deleteRooms(database, sql`account_id = ${caller.accountId} and kind = 'facility'`);
  return { message: togetherMessages.roomClosed };
}

/** The seat of an aide's screen, by the token of its address. @throws Problem room_unknown or too_many_requests */
export async function leadFacilityRoom(
  services: Services,
  { body, address }: Call<typeof leadEndpoint>,
): Promise<Spoken<typeof leadEndpoint>> {
  await services.limits.count('enteredRooms', address);
  const found = await services.limits.countFailures('resetPassword', address, async () => {
    const room = await findGivenRoom(services, body, 'facility');
    if (!room) throw roomUnknown('link');
    return room;
  });
  const seat = await takeLead(services, found.id, { role: 'aide' });
  if (!seat) throw roomUnknown('link');
  return { seat, room: await readRoom(services, found.id) };
}
