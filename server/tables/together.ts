import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sceneStates } from '#contract/game.ts';
import { seatRoles } from '#contract/together-messages.ts';
import { roomKinds, type Scene } from '#contract/together-room.ts';
import { instant } from '#server/lib/database/instant.ts';
import { sql } from '#server/lib/database/query.ts';

export const togetherRooms = pgTable('together_rooms', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: roomKinds }).notNull(),
  /** Of the player, or of the administrator who opened the room. */
  accountId: uuid('account_id').notNull(),
  /** Of a room of the kind `facility`. */
  facilityId: uuid('facility_id'),
  leaderName: text('leader_name').notNull(),
  linkHash: text('link_hash').notNull(),
  /** Null where nobody comes in by letters. */
  lettersHash: text('letters_hash'),
  openedAt: instant('opened_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  isDoorOpen: boolean('is_door_open').notNull().default(true),
  /** Grows with each change of the room or of a seat. */
  version: integer('version').notNull().default(1),
  scene: jsonb('scene').$type<Scene>(),
});

export const togetherSeats = pgTable('together_seats', {
  id: uuid('id').primaryKey(),
  roomId: uuid('room_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  role: text('role', { enum: seatRoles }).notNull(),
  /** The log in of a player who leads: the seat is worth nothing without it. */
  sessionId: uuid('session_id'),
  /** Of guests alone. */
  name: text('name'),
  /** By the database's clock, like all that says who is here. */
  enteredAt: instant('entered_at').notNull().default(sql`clock_timestamp()`),
  isHere: boolean('is_here').notNull().default(false),
  /** The connection that came last; null for plain requests. */
  connection: uuid('connection'),
  seenAt: instant('seen_at').notNull().default(sql`clock_timestamp()`),
  /** The round that `choice` and the point belong to. */
  round: integer('round'),
  choice: smallint('choice'),
  pointX: real('point_x'),
  pointY: real('point_y'),
  pointedAt: instant('pointed_at'),
  /** Why the seat is out; its name is deleted then. */
  outBecause: text('out_because', { enum: ['room_removed', 'room_led_elsewhere'] }),
});

export const handCounts = pgTable(
  'hand_counts',
  {
    roomId: uuid('room_id').notNull(),
    round: integer('round').notNull(),
    facilityId: uuid('facility_id').notNull(),
    exerciseId: smallint('exercise_id').notNull(),
    contentVersion: text('content_version').notNull(),
    state: text('state', { enum: sceneStates }).notNull(),
    hands: smallint('hands').notNull(),
    rightHands: smallint('right_hands').notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.round] })],
);
