import type { TogetherRoom } from '#contract/together-room.ts';
import type { Services } from '#server/services/services.ts';
import { roomEnded } from './room-problems.ts';
import { roomView } from './room-view.ts';
import { readRooms } from './rooms.ts';

/** A room as everybody in it sees it. @throws Problem room_ended */
export async function readRoom(services: Services, id: string): Promise<TogetherRoom> {
  const [row] = await readRooms(services, [id]);
  if (!row) throw roomEnded();
  return roomView(row);
}
