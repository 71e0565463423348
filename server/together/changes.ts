import type { SentMessage } from '#contract/together-messages.ts';
import type { Scene } from '#contract/together-room.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { type SQL, sql } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { togetherMessages } from './messages.ts';
import { tooLate } from './room-problems.ts';
import { tellOf } from './rooms.ts';
import type { Seat } from './seats.ts';

/**
 * What messages change, each in one statement that also checks that the seat still may, and tells every process. "No row" is
 * a result: the room has gone on, and the newest one is on its way.
 */

type Of<T extends SentMessage['type']> = Extract<SentMessage, { type: T }>;

/** A film cannot be further ahead or behind than a line takes, whatever a wrong clock says. */
const oldestFilmMs = 10_000;
const earliestFilmMs = 1000;

const isSeated = (seatId: string) =>
  sql`exists (select from together_seats where id = ${seatId} and room_id = room.id and out_because is null)`;

/** Changes the room of a seat. @returns whether there was a row to change */
async function changeRoom(
  database: Database,
  seat: Seat,
  set: SQL,
  where: SQL = sql`true`,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    with grown as (
      update together_rooms room set ${set}, version = version + 1
      where room.id = ${seat.roomId} and ${isSeated(seat.id)} and ${where} returning room.id
    )
    select ${tellOf(sql`id`)} from grown`);
  return rows.length > 0;
}

/** Shows the leader's scene to all. One of an earlier round was overtaken by a later one. @throws Problem conflict */
export async function show({ database, clock }: Services, seat: Seat, scene: Scene): Promise<void> {
  const now = clock.now().getTime();
  const film = scene.film && {
    ...scene.film,
    at: Math.min(Math.max(scene.film.at, now - oldestFilmMs), now + earliestFilmMs),
  };
  const shown = JSON.stringify({ ...scene, film });
  const isNewest = sql`coalesce((scene->>'round')::int, 0) <= ${scene.round}`;
  if (!(await changeRoom(database, seat, sql`scene = ${shown}::jsonb`, isNewest))) throw tooLate();
}

/** @throws Problem conflict */
export async function setDoor({ database }: Services, seat: Seat, isOpen: boolean): Promise<void> {
  if (!(await changeRoom(database, seat, sql`is_door_open = ${isOpen}`))) throw tooLate();
}

/** Takes a guest out, and closes the door: the link would let them in again. @throws Problem not_found */
export async function removeGuest({ database }: Services, seat: Seat, guestId: string): Promise<void> {
  const { rows } = await database.execute(sql`
    with removed as (
      update together_seats set out_because = 'room_removed', name = null, is_here = false, choice = null
      where id = ${guestId} and room_id = ${seat.roomId} and role = 'guest' and out_because is null
        and exists (select from together_seats where id = ${seat.id} and out_because is null)
      returning room_id
    ), grown as (
      update together_rooms set is_door_open = false, version = version + 1
      where id in (select room_id from removed) returning id
    )
    select ${tellOf(sql`id`)} from grown`);
  if (rows.length === 0) throw new Problem('not_found', togetherMessages.guestGone);
}

/** Stores a guest's own part in a round that is played now. @throws Problem conflict */
async function changeGuest(
  database: Database,
  seat: Seat,
  round: number,
  set: SQL,
  where: SQL,
): Promise<void> {
  const { rows } = await database.execute(sql`
    with grown as (
      update together_rooms room set version = version + 1
      where room.id = ${seat.roomId} and ${isSeated(seat.id)} and (scene->>'round')::int = ${round} and ${where}
      returning room.id
    ), changed as (
      update together_seats set ${set}, round = ${round}
      where id = ${seat.id} and exists (select from grown)
    )
    select ${tellOf(sql`id`)} from grown`);
  if (rows.length === 0) throw tooLate();
}

/** What a guest left in an earlier round is over with the first of a new one. */
const ofRound = (column: SQL, round: number) => sql`case when round = ${round} then ${column} end`;

/** A choice in secret; none is taken once choices are shown. @throws Problem conflict */
export function choose({ database }: Services, seat: Seat, { round, choice }: Of<'choose'>): Promise<void> {
  const set = sql`choice = ${choice}, pointed_at = ${ofRound(sql`pointed_at`, round)}`;
  return changeGuest(database, seat, round, set, sql`scene->'choice' = 'null'::jsonb`);
}

/** "Look here?" Before the player has looked, it would give the place away. @throws Problem conflict */
export function point(
  { database, clock }: Services,
  seat: Seat,
  { round, x, y }: Of<'point'>,
): Promise<void> {
  const set = sql`point_x = ${x}, point_y = ${y}, pointed_at = ${clock.now()},
    choice = ${ofRound(sql`choice`, round)}`;
  return changeGuest(database, seat, round, set, sql`(scene->>'hasLooked')::boolean`);
}

/**
 * Counts hands, without any name: the last count of a round stays. @throws Problem conflict for a round that is not shown,
 * or an exercise in another version
 */
export async function countHands(
  { database, clock, content }: Services,
  seat: Seat,
  { round, exerciseId, contentVersion, state, counts }: Of<'hands'>,
): Promise<void> {
  const exercise = content.game.exercises.find(
    ({ exercise_id, version }) => exercise_id === exerciseId && version === contentVersion,
  );
  const answer = exercise?.other?.state === state ? exercise.other.answer : exercise?.main.answer;
  if (answer === undefined) throw tooLate();
  const handsFor = (isCounted: (optionId: number) => boolean) =>
    counts.reduce((sum, { optionId, hands }) => sum + (isCounted(optionId) ? hands : 0), 0);
  const { rowCount } = await database.execute(sql`
    insert into hand_counts
    select room.id, ${round}::int, facility_id, ${exerciseId}::int, ${contentVersion}, ${state},
      ${handsFor(() => true)}::int, ${handsFor((optionId) => optionId === answer)}::int, ${clock.now()}::timestamptz
    from together_rooms room
    where room.id = ${seat.roomId} and facility_id is not null and ${isSeated(seat.id)}
      and (scene->>'round')::int = ${round} and (scene->>'exerciseId')::int = ${exerciseId}
    on conflict (room_id, round) do update set
      hands = excluded.hands, right_hands = excluded.right_hands, counted_at = excluded.counted_at`);
  if (rowCount === 0) throw tooLate();
}
