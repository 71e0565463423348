import type { ResponseOf } from '#contract/endpoint.ts';
import type { enterRoom as enterEndpoint, findRoom as findEndpoint } from '#contract/together.ts';
import { mostGuests } from '#contract/together-room.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { readRoom } from './read-room.ts';
import { roomUnknown } from './room-problems.ts';
import { findGivenRoom, type RoomKey } from './rooms.ts';
import { takeGuestSeat } from './seats.ts';
import { tryLetters } from './try-letters.ts';

/** Slows down whoever guesses links or letters. */
function slowed<T>(
  services: Services,
  { link }: RoomKey,
  address: string,
  open: () => Promise<T>,
): Promise<T> {
  return link === undefined
    ? tryLetters(services, address, open)
    : services.limits.countFailures('resetPassword', address, open);
}

/** Says whose room a link or letters open. @throws Problem room_unknown or too_many_requests */
export async function findRoom(
  services: Services,
  { body, address }: Call<typeof findEndpoint>,
): Promise<ResponseOf<typeof findEndpoint>> {
  const found = await slowed(services, body, address, async () => {
    const room = await findGivenRoom(services, body, 'home');
    if (!room) throw roomUnknown(body.link === undefined ? 'letters' : 'link');
    return room;
  });
  const { kind, leader, endsAt, isDoorOpen, guests } = await readRoom(services, found.id);
  const isFull = guests.filter(({ isHere }) => isHere).length >= mostGuests;
  return { kind, leaderName: leader.name, endsAt, isDoorOpen, isFull };
}

/**
 * Takes the seat of a guest, without an account.
 * @throws Problem room_unknown, room_door_closed, room_full, or too_many_requests
 */
export async function enterRoom(
  services: Services,
  { body, address }: Call<typeof enterEndpoint>,
): Promise<ResponseOf<typeof enterEndpoint>> {
  await services.limits.count('enteredRooms', address);
  const { token, roomId } = await slowed(services, body, address, () =>
    takeGuestSeat(services, body, body.name),
  );
  return { seat: token, room: await readRoom(services, roomId) };
}
