import { randomUUID } from 'node:crypto';
import { type RoomKind, roomHours, roomLetters, type TogetherRoom } from '#contract/together-room.ts';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import { hourMs } from '#server/lib/clock.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { readableCode } from '#server/lib/readable-code.ts';
import { type Services, servicesIn } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { togetherRooms } from '#server/tables/together.ts';
import { readRoom } from './read-room.ts';
import { deleteRooms, hashLetters } from './rooms.ts';
import { insertSeat } from './seats.ts';

type NewRoom = {
  kind: RoomKind;
  accountId: string;
  facilityId?: string;
  leaderName: string;
  /** The log in of the player who leads at once; an aide takes the seat later, by the link. */
  sessionId?: string;
};

export type CreatedRoom = { link: string; letters: string; seat: string | null; room: TogetherRoom };

/**
 * Opens a room of a person; the one before ends. Only the caller has the token of its link, its letters and the token of the
 * seat: the database stores hashes. Nobody comes into a facility's room by letters.
 */
export async function createRoom(services: Services, given: NewRoom): Promise<CreatedRoom> {
  const { database, clock, hashCaller } = services;
  const { kind, accountId, facilityId, leaderName, sessionId } = given;
  const now = clock.now();
  const id = randomUUID();
  const link = newToken();
  const letters = readableCode(roomLetters);
  const lettersHash = kind === 'home' ? await hashLetters(hashCaller, letters) : null;
  return database.transaction(async (tx) => {
    // Of two presses at once the later one counts.
    await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    await deleteRooms(tx, sql`account_id = ${accountId} and kind = ${kind}`);
    await tx.insert(togetherRooms).values({
      ...{ id, kind, accountId, facilityId: facilityId ?? null, leaderName, lettersHash },
      linkHash: hashToken(link),
      openedAt: now,
      endsAt: new Date(now.getTime() + roomHours * hourMs),
    });
    const seat =
      sessionId === undefined ? null : await insertSeat(tx, { roomId: id, role: 'player', sessionId });
    return { link, letters, seat, room: await readRoom(servicesIn(services, tx), id) };
  });
}
