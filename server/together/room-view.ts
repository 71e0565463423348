import type { RoomGuest, TogetherRoom } from '#contract/together-room.ts';
import type { RoomRow, SeatRow } from './rooms.ts';

/** What everybody in a room may see of it. Choices are secret until the scene has the player's own. Pure. */
export function roomView({
  kind,
  version,
  endsAt,
  isDoorOpen,
  leaderName,
  scene,
  seats,
}: RoomRow): TogetherRoom {
  const present = seats.filter(({ outBecause }) => outBecause === null);
  const areChoicesShown = scene !== null && scene.choice !== null;
  return {
    kind,
    version,
    endsAt: new Date(endsAt).toISOString(),
    isDoorOpen,
    leader: { name: leaderName, isHere: present.some(({ role, isHere }) => role !== 'guest' && isHere) },
    guests: present
      .filter(({ role }) => role === 'guest')
      .map((seat) => guestView(seat, scene?.round ?? null, areChoicesShown)),
    scene,
  };
}

/** Only what belongs to the round that is played. */
function guestView(seat: SeatRow, round: number | null, areChoicesShown: boolean): RoomGuest {
  const { id, name, isHere, pointX, pointY, pointedAt } = seat;
  const isOfRound = round !== null && seat.round === round;
  const choice = isOfRound ? seat.choice : null;
  const hasPoint = isOfRound && pointX !== null && pointY !== null && pointedAt !== null;
  return {
    guestId: id,
    name: name ?? '',
    isHere,
    hasChosen: choice !== null,
    choice: areChoicesShown ? choice : null,
    point: hasPoint ? { x: pointX, y: pointY, at: pointedAt } : null,
  };
}
