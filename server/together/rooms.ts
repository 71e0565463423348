import type { SeatRole } from '#contract/together-messages.ts';
import type { RoomKind, Scene } from '#contract/together-room.ts';
import { hashToken } from '#server/accounts/tokens.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, type SQL, sql } from '#server/lib/database/query.ts';
import type { HashCaller } from '#server/lib/limits/caller-hash.ts';
import { typedCode } from '#server/lib/readable-code.ts';
import type { Services } from '#server/services/services.ts';
import { togetherRooms } from '#server/tables/together.ts';

/** Processes tell each other here which room has changed, by its id. */
export const roomChannel = 'together';

/** In the statement that changes a room: who has its screens hears of it once the change is committed. */
export const tellOf = (id: SQL) => sql`pg_notify(${roomChannel}, ${id}::text)`;

/** Letters as they are stored: the same for all ways to type them. */
export const hashLetters = (hashCaller: HashCaller, letters: string) =>
  hashCaller(`letters ${typedCode(letters)}`);

/** Deletes rooms with everything in them, and tells their screens. @returns how many */
export async function deleteRooms(database: Database, which: SQL): Promise<number> {
  const { rows } = await database.execute(sql`
    with ended as (delete from ${togetherRooms} where ${which} returning id)
    select ${tellOf(sql`id`)} from ended`);
  return rows.length;
}

/** The open room of a person; null without one. */
export async function findOwnRoom(
  { database, clock }: Services,
  accountId: string,
  kind: RoomKind,
): Promise<{ id: string } | null> {
  const { id } = togetherRooms;
  const isOwn = and(eq(togetherRooms.accountId, accountId), eq(togetherRooms.kind, kind));
  const [room] = await database
    .select({ id })
    .from(togetherRooms)
    .where(and(isOwn, gt(togetherRooms.endsAt, clock.now())));
  return room ?? null;
}

export type RoomKey = { link?: string | undefined; letters?: string | undefined };

/** The open room of this kind that a link or letters open; null if there is none. */
export async function findGivenRoom(
  { database, clock, hashCaller }: Services,
  { link, letters = '' }: RoomKey,
  kind: RoomKind,
): Promise<{ id: string } | null> {
  const isGiven =
    link === undefined
      ? eq(togetherRooms.lettersHash, await hashLetters(hashCaller, letters))
      : eq(togetherRooms.linkHash, hashToken(link));
  const [room] = await database
    .select({ id: togetherRooms.id })
    .from(togetherRooms)
    .where(and(isGiven, eq(togetherRooms.kind, kind), gt(togetherRooms.endsAt, clock.now())));
  return room ?? null;
}

/** A seat as its room has it; times in milliseconds. */
export type SeatRow = {
  id: string;
  role: SeatRole;
  name: string | null;
  isHere: boolean;
  connection: string | null;
  round: number | null;
  choice: number | null;
  pointX: number | null;
  pointY: number | null;
  pointedAt: number | null;
  outBecause: 'room_removed' | 'room_led_elsewhere' | null;
};

/** A room with its seats in the order in which they came. */
export type RoomRow = {
  id: string;
  kind: RoomKind;
  accountId: string;
  version: number;
  leaderName: string;
  isDoorOpen: boolean;
  endsAt: number;
  scene: Scene | null;
  seats: SeatRow[];
};

const ms = (instant: SQL) => sql`round(extract(epoch from ${instant}) * 1000)::float8`;

/** The rooms of these ids that are still there. */
export async function readRooms(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  ids: readonly string[],
): Promise<RoomRow[]> {
  const { rows } = await database.execute<RoomRow>(sql`
    select room.id, kind, account_id as "accountId", version, leader_name as "leaderName",
      is_door_open as "isDoorOpen", ${ms(sql`ends_at`)} as "endsAt", scene,
      coalesce((
        select json_agg(json_build_object(
          'id', seat.id, 'role', seat.role, 'name', seat.name, 'isHere', is_here, 'connection', connection,
          'round', seat.round, 'choice', choice, 'pointX', point_x, 'pointY', point_y,
          'pointedAt', ${ms(sql`pointed_at`)}, 'outBecause', out_because
        ) order by entered_at, seat.id)
        from together_seats seat where seat.room_id = room.id
      ), '[]') as seats
    from together_rooms room
    where room.id = any(${sql.param(ids)}::uuid[]) and ends_at > ${clock.now()}`);
  return rows;
}

/** The newest versions of rooms, for a process that may have missed something. */
export async function readVersions(database: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ id: string; version: number }>(sql`
    select id, version from together_rooms where id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
