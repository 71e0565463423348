import * as z from 'zod/mini';
import { contentVersion, exerciseId, optionId } from './answers.ts';
import { uuid } from './fields.ts';
import { sceneStates } from './game.ts';
import { problemResponse } from './problems.ts';
import { fraction, mostHands, room, scene, seatToken } from './together-room.ts';

/**
 * The messages of a room, over a WebSocket or inside of plain requests (`exchange`): each is one JSON object. docs/together.md has
 * them in one table, with who may send what.
 */

/** A WebSocket here expects `enter` as its first message. Its address has no secret. */
export const togetherSocketPath = '/api/v2/together/socket';

/** The longest message that is read, in bytes. */
export const mostMessageBytes = 4096;

/** The first message of a connection: who is there, and in which version they speak. */
const enter = z.object({ type: z.literal('enter'), seat: seatToken, protocol: z.int() });

/** Three of them tell a screen how far its clock is from the server's. */
const ping = z.object({ type: z.literal('ping'), id: z.int() });

/** Goes for good: the seat is given back. */
const leave = z.object({ type: z.literal('leave') });

/** What everybody may send. */
const ofEverybody = [enter, ping, leave] as const;

const ofLeader = [
  /** Shows this to everybody. Also sent after each new connection: what the leader's screen says is true. */
  z.object({ type: z.literal('show'), scene }),
  /** Whether others may still come in. */
  z.object({ type: z.literal('door'), isOpen: z.boolean() }),
  /** Removes a guest, who cannot come back with this seat. */
  z.object({ type: z.literal('remove'), guestId: uuid }),
  /** Ends the room for everybody, and deletes it. */
  z.object({ type: z.literal('end') }),
] as const;

/** Of the aide's screen alone: how many hands went up for each claim. The last count of a round is the one that stays. */
const hands = z.object({
  type: z.literal('hands'),
  round: z.int(),
  exerciseId,
  contentVersion,
  state: z.enum(sceneStates),
  counts: z
    .array(z.object({ optionId, hands: z.int().check(z.gte(0), z.lte(mostHands)) }))
    .check(z.minLength(1), z.maxLength(20)),
});

const ofGuest = [
  /** The guest's own choice, seen by nobody until the leader presses Okay; null takes it back. */
  z.object({ type: z.literal('choose'), round: z.int(), choice: z.nullable(optionId) }),
  /** "Look here?" Only after the player has looked. */
  z.object({ type: z.literal('point'), round: z.int(), x: fraction, y: fraction }),
] as const;

/** A message of a leader's or a guest's screen to the server. */
export const sentMessage = z.discriminatedUnion('type', [...ofEverybody, ...ofLeader, hands, ...ofGuest]);

export type SentMessage = z.output<typeof sentMessage>;
export type SentType = SentMessage['type'];

/** Who may send each message; a facility's leader is the aide's screen. */
export const seatRoles = ['player', 'aide', 'guest'] as const;

export type SeatRole = (typeof seatRoles)[number];

export const maySend: Readonly<Record<SentType, readonly SeatRole[]>> = {
  enter: seatRoles,
  ping: seatRoles,
  leave: seatRoles,
  show: ['player', 'aide'],
  door: ['player'],
  remove: ['player'],
  end: ['player', 'aide'],
  hands: ['aide'],
  choose: ['guest'],
  point: ['guest'],
};

/** A problem inside of a message. */
export const toldProblem = z.pick(problemResponse, { code: true, message: true, errors: true });

const problem = toldProblem;

/** A message of the server. */
export const receivedMessage = z.discriminatedUnion('type', [
  /** The answer to `enter`; the room follows. */
  z.object({
    type: z.literal('entered'),
    role: z.enum(seatRoles),
    /** Null for who leads. */
    guestId: z.nullable(uuid),
    protocol: z.int(),
  }),
  /** The room as it is now: after `entered`, and after each change. */
  z.object({ type: z.literal('room'), room }),
  /** `at`: milliseconds by the server's clock. */
  z.object({ type: z.literal('pong'), id: z.int(), at: z.int() }),
  /** A message was not taken, and why; `of` is its type if it could be read. The connection stays. */
  z.object({ type: z.literal('refused'), of: z.nullable(z.string()), problem }),
  /** The server cannot read the room for now, and tries again by itself; the next `room` says that it is over. */
  z.object({ type: z.literal('trouble'), problem }),
  /** This seat is no longer in the room: `room_ended`, `room_removed`, `room_led_elsewhere`, or `other_release`. The last message. */
  z.object({ type: z.literal('ended'), problem }),
]);

export type ReceivedMessage = z.output<typeof receivedMessage>;
