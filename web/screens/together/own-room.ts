import * as z from 'zod/mini';
import { leadRoom, openRoom, type RoomInvitation } from '#contract/together.ts';
import { send } from '#web/data/api/client.ts';
import { onSessionChanged, readUser } from '#web/data/session/current-session.ts';
import { tabItems } from '#web/lib/storage.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { company } from './company.ts';
import { connectToRoom, type RoomConnection } from './room-connection.ts';
import { roomKey } from './room-key.ts';

/** The room that this player leads in this tab. The invitation is shown once by the server; another window has none. */
export type OwnRoom = { connection: RoomConnection; invitation: RoomInvitation | null };

export const ownRoom = createStore<OwnRoom | null>(null);

const kept = z.object({
  userId: z.string(),
  seat: z.string(),
  invitation: z.nullable(z.object({ address: z.string(), letters: z.string() })),
});

export function useOwnRoom(): OwnRoom | null {
  return useStore(ownRoom, null);
}

/**
 * Opens a room for guests; an earlier one ends.
 * @throws ApiProblem
 */
export async function openOwnRoom(name: string): Promise<void> {
  const { seat, invitation } = await send(openRoom, { body: { name } });
  enter(seat, invitation);
}

/**
 * Leads from here what another window leads.
 * @throws ApiProblem
 */
export async function leadFromHere(): Promise<void> {
  const invitation = ownRoom.get()?.invitation ?? null;
  const { seat } = await send(leadRoom, {});
  enter(seat, invitation);
}

/** After the page was loaded again. */
export function resumeOwnRoom(): void {
  if (ownRoom.get()) return;
  const read = z.safeParse(kept, JSON.parse(tabItems.get(roomKey) ?? 'null'));
  if (read.success && read.data.userId === readUser()?.userId) enter(read.data.seat, read.data.invitation);
  else tabItems.remove(roomKey);
}

export function endOwnRoom(): void {
  ownRoom.get()?.connection.send({ type: 'end' });
  forget();
}

/** It is over: the game is played alone again. */
export function forget(): void {
  ownRoom.get()?.connection.close();
  tabItems.remove(roomKey);
  ownRoom.set(null);
  company.set(null);
}

function enter(seat: string, invitation: RoomInvitation | null): void {
  ownRoom.get()?.connection.close();
  const connection = connectToRoom(seat);
  tabItems.set(roomKey, JSON.stringify({ userId: readUser()?.userId, seat, invitation }));
  connection.state.subscribe(() => {
    const { room, ended } = connection.state.get();
    const names = room?.guests.map(({ name }) => name) ?? [];
    if (names.join('\n') !== company.get()?.names.join('\n'))
      company.set(names.length > 0 ? { names } : null);
    // It stays in view, with the reason, until the player closes it.
    if (ended && ended.code !== 'room_led_elsewhere') tabItems.remove(roomKey);
  });
  ownRoom.set({ connection, invitation });
}

onSessionChanged(() => {
  const owner = z.safeParse(kept, JSON.parse(tabItems.get(roomKey) ?? 'null'));
  if (ownRoom.get() && owner.data?.userId !== readUser()?.userId) forget();
});
