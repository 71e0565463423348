import { randomUUID } from 'node:crypto';
import type { SeatRole } from '#contract/together-messages.ts';
import { mostGuests } from '#contract/together-room.ts';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, type SQL, sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { togetherRooms, togetherSeats } from '#server/tables/together.ts';
import { doorClosed, outProblems, roomEnded, roomFull, roomUnknown } from './room-problems.ts';
import { findGivenRoom, type RoomKey, tellOf } from './rooms.ts';

/** A screen in a room, as a message of it is judged. */
export type Seat = {
  id: string;
  roomId: string;
  role: SeatRole;
  accountId: string;
  facilityId: string | null;
};

/** Who was away for so long gives the place up when somebody new comes. */
const keptSeconds = 60;
/** Whoever has not been heard of for so long is not here. */
const awaySeconds = 10;

/** In a statement that has changed rooms: they have a newer version, and their screens hear of it. */
const grow = (ids: SQL) =>
  sql`update together_rooms set version = version + 1 where id in (${ids}) returning id`;

const growAlone = (roomId: SQL) => sql`
  with grown as (${grow(roomId)}) select ${tellOf(sql`id`)} from grown`;

type NewSeat = { roomId: string; role: SeatRole; name?: string; sessionId?: string };

/** @returns its token, which nobody else has */
export async function insertSeat(
  database: Database,
  { roomId, role, name, sessionId }: NewSeat,
): Promise<string> {
  const token = newToken();
  const ids = { id: randomUUID(), roomId, tokenHash: hashToken(token) };
  await database
    .insert(togetherSeats)
    .values({ ...ids, role, name: name ?? null, sessionId: sessionId ?? null });
  await database.execute(growAlone(sql`${roomId}::uuid`));
  return token;
}

/** Locks a room that is open, so that seats are taken one after the other; null if it has ended. */
async function lockRoom(tx: Database, roomId: string, now: Date) {
  const isOpen = and(eq(togetherRooms.id, roomId), gt(togetherRooms.endsAt, now));
  const [room] = await tx.select().from(togetherRooms).where(isOpen).for('no key update');
  return room ?? null;
}

/** A seat that leads; another one of this room leads no longer. @returns its token; null if the room has ended */
export async function takeLead(
  { database, clock }: Services,
  roomId: string,
  led: { role: 'player'; sessionId: string } | { role: 'aide' },
): Promise<string | null> {
  return database.transaction(async (tx) => {
    if (!(await lockRoom(tx, roomId, clock.now()))) return null;
    await tx.execute(sql`
      update together_seats set out_because = 'room_led_elsewhere', is_here = false
      where room_id = ${roomId} and role <> 'guest' and out_because is null`);
    return insertSeat(tx, { roomId, ...led });
  });
}

/**
 * A seat for a guest. @returns its token and the id of the room
 * @throws Problem room_unknown, room_door_closed, or room_full
 */
export async function takeGuestSeat(services: Services, given: RoomKey, name: string) {
  const { database, clock } = services;
  const unknown = () => roomUnknown(given.link === undefined ? 'letters' : 'link');
  const found = await findGivenRoom(services, given, 'home');
  if (!found) throw unknown();
  const roomId = found.id;
  const token = await database.transaction(async (tx) => {
    const room = await lockRoom(tx, roomId, clock.now());
    if (!room) throw unknown();
    if (!room.isDoorOpen) throw doorClosed(room.leaderName);
    await makePlace(tx, roomId);
    return insertSeat(tx, { roomId, role: 'guest', name });
  });
  return { token, roomId };
}

const seatedGuests = (roomId: string) => sql`room_id = ${roomId} and role = 'guest' and out_because is null`;

/** With as many guests as there may be, who was away for longest gives their place up. @throws Problem room_full */
async function makePlace(tx: Database, roomId: string): Promise<void> {
  const guests = await tx.$count(togetherSeats, seatedGuests(roomId));
  if (guests < mostGuests) return;
  const { rowCount } = await tx.execute(sql`
    delete from together_seats where id = (
      select id from together_seats
      where ${seatedGuests(roomId)} and not is_here
        and seen_at < clock_timestamp() - make_interval(secs => ${keptSeconds})
      order by seen_at limit 1
    )`);
  if (rowCount === 0) throw roomFull();
}

/**
 * The seat of a token. A player's is worth nothing without the log in that took it.
 * @throws Problem room_ended, room_removed, or room_led_elsewhere
 */
export async function findSeat({ database, clock }: Services, token: string): Promise<Seat> {
  const now = clock.now();
  const { rows } = await database.execute<
    Seat & { outBecause: keyof typeof outProblems | null; mayLead: boolean }
  >(sql`
    select seat.id, room_id as "roomId", role, out_because as "outBecause", room.account_id as "accountId",
      facility_id as "facilityId",
      account.deletion_requested_at is null and account.frozen_at is null and (seat.session_id is null or exists (
        select from sessions where sessions.id = seat.session_id and sessions.account_id = room.account_id
          and expires_at > ${now})) as "mayLead"
    from together_seats seat
    join together_rooms room on room.id = seat.room_id
    join accounts account on account.id = room.account_id
    where token_hash = ${hashToken(token)} and ends_at > ${now}`);
  const [found] = rows;
  if (!found?.mayLead) throw roomEnded();
  const { outBecause, mayLead: _, ...seat } = found;
  if (outBecause) throw outProblems[outBecause]();
  return seat;
}

/** @returns whether the player's log in that took the seat still is one */
export async function isStillSignedIn({ database, clock }: Services, seatId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from together_seats seat join together_rooms room on room.id = room_id
    where seat.id = ${seatId} and (session_id is null or exists (
      select from sessions where sessions.id = session_id and sessions.account_id = room.account_id
        and expires_at > ${clock.now()}))`);
  return rows.length > 0;
}

/**
 * The screen of this seat is there.
 * @param connection the one that counts from now on; null for plain requests, which change no connection
 */
export async function markHere(database: Database, seatId: string, connection: string | null): Promise<void> {
  const isNews = connection === null ? sql`not is_here` : sql`true`;
  await database.execute(sql`
    with here as (
      update together_seats set is_here = true, seen_at = clock_timestamp(),
        connection = coalesce(${connection}::uuid, connection)
      where id = ${seatId} and out_because is null and ${isNews} returning room_id
    ), grown as (${grow(sql`select room_id from here`)})
    select ${tellOf(sql`id`)} from grown`);
}

/** This connection is closed: the seat is away, unless it has come back by another one. */
export async function markAway(database: Database, seatId: string, connection: string): Promise<void> {
  await database.execute(sql`
    with away as (
      update together_seats set is_here = false, connection = null
      where id = ${seatId} and connection = ${connection} and is_here returning room_id
    ), grown as (${grow(sql`select room_id from away`)})
    select ${tellOf(sql`id`)} from grown`);
}

/** A guest goes for good; who leads is only away. */
export async function leaveSeat(database: Database, { id, role }: Seat): Promise<void> {
  const left =
    role === 'guest'
      ? sql`delete from together_seats where id = ${id} returning room_id`
      : sql`update together_seats set is_here = false where id = ${id} returning room_id`;
  await database.execute(sql`
    with gone as (${left}), grown as (${grow(sql`select room_id from gone`)})
    select ${tellOf(sql`id`)} from grown`);
}

export type HereNow = {
  /** Each seat with its connection, in the same order. */
  seatIds: readonly string[];
  connections: readonly string[];
  /** Seats whose plain requests came a moment ago. */
  lingering: readonly string[];
};

/**
 * Says of the screens of this process that they are here; who was taken for away while the database was is here again.
 * Whoever no process has named for a while is away, and rooms whose time is over end.
 */
export async function beat(
  { database, clock }: Services,
  { seatIds, connections, lingering }: HereNow,
): Promise<void> {
  await database.execute(sql`
    with named as (
      select seat.id, room_id, is_here from together_seats seat
      join unnest(${sql.param(seatIds)}::uuid[], ${sql.param(connections)}::uuid[]) as open (id, connection)
        on open.id = seat.id and open.connection = seat.connection
      where out_because is null
      union all
      select id, room_id, is_here from together_seats
      where id = any(${sql.param(lingering)}::uuid[]) and is_here
    ), here as (
      update together_seats seat set seen_at = clock_timestamp(), is_here = true
      from named where seat.id = named.id
    ), away as (
      update together_seats set is_here = false
      where is_here and seen_at < clock_timestamp() - make_interval(secs => ${awaySeconds})
        and id not in (select id from named)
      returning room_id
    ), grown as (${grow(sql`select room_id from away union select room_id from named where not is_here`)}),
    over as (delete from together_rooms where ends_at <= ${clock.now()} returning id)
    select ${tellOf(sql`id`)} from (select id from grown union select id from over) as changed`);
}
