import DataLoader from 'dataloader';
import type { Language } from '#contract/pages/languages.ts';
import type { ReceivedMessage } from '#contract/together-messages.ts';
import type { TogetherRoom } from '#contract/together-room.ts';
import type { Problem } from '#server/lib/problem.ts';
import { outProblems, roomEnded } from './room-problems.ts';
import { roomView } from './room-view.ts';
import type { RoomRow, SeatRow } from './rooms.ts';
import type { Seat } from './seats.ts';

/** A screen that is connected to this process, or waits here for an answer. */
export type Member = {
  readonly seat: Seat;
  /** Null for what only waits for an answer. Another connection of a seat that leads ends the one before. */
  readonly connection: string | null;
  /** In which problems are told. */
  readonly language: Language;
  /** The message, and the same as it is sent. */
  receive(message: ReceivedMessage, written: string): void;
  /** The last message; the member is forgotten. */
  end(problem: Problem): void;
};

/** The rooms that have members in this process. */
export type Members = {
  join(member: Member): void;
  leave(member: Member): void;
  /** Reads a room again and hands what is new to its members. @throws what reading throws */
  refresh(roomId: string): Promise<void>;
  /** The newest known state; null for a room without members here. */
  roomOf(roomId: string): TogetherRoom | null;
  all(): Member[];
  roomIds(): string[];
  /** Everybody is handed their room again with the next `refresh`, whatever they know. */
  forgetSent(): void;
};

type Known = {
  members: Map<Member, { sentVersion: number; readsBefore: number }>;
  room: TogetherRoom | null;
  reading: Promise<void> | null;
  isStale: boolean;
  /** How many reads have begun: one from before a member joined says nothing of its seat. */
  reads: number;
};

/** @param readRooms reads many rooms in one statement */
export function createMembers(readRooms: (ids: readonly string[]) => Promise<RoomRow[]>): Members {
  const rooms = new Map<string, Known>();
  const loader = new DataLoader(readAll, { cache: false, batchScheduleFn: setImmediate });

  async function readAll(ids: readonly string[]): Promise<(RoomRow | null)[]> {
    const found = new Map((await readRooms(ids)).map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  }

  /** One read of a room at a time: what changes meanwhile is read once more. */
  function refresh(roomId: string): Promise<void> {
    const known = rooms.get(roomId);
    if (!known) return Promise.resolve();
    known.isStale = true;
    known.reading ??= (async () => {
      while (known.isStale) {
        known.isStale = false;
        known.reads += 1;
        spread(known, await loader.load(roomId));
      }
    })().finally(() => {
      known.reading = null;
    });
    return known.reading;
  }

  function spread(known: Known, row: RoomRow | null): void {
    const room = row && roomView(row);
    if (room && known.room && room.version < known.room.version) return;
    const message = room && ({ type: 'room', room } as const);
    const written = JSON.stringify(message);
    const seats = new Map(row?.seats.map((seat) => [seat.id, seat]));
    known.room = room ?? known.room;
    for (const [member, own] of known.members) {
      if (own.readsBefore >= known.reads) continue;
      const problem = whyOut(member, seats.get(member.seat.id), known.room?.leader.name);
      if (problem) {
        leave(member);
        member.end(problem);
      } else if (message && own.sentVersion < message.room.version) {
        own.sentVersion = message.room.version;
        member.receive(message, written);
      }
    }
  }

  function leave(member: Member): void {
    const known = rooms.get(member.seat.roomId);
    known?.members.delete(member);
    if (known?.members.size === 0) rooms.delete(member.seat.roomId);
  }

  return {
    join(member) {
      const { roomId } = member.seat;
      const known = rooms.get(roomId) ?? {
        ...{ members: new Map(), room: null, reading: null, isStale: false, reads: 0 },
      };
      known.members.set(member, { sentVersion: 0, readsBefore: known.reads });
      rooms.set(roomId, known);
    },
    leave,
    refresh,
    roomOf: (roomId) => rooms.get(roomId)?.room ?? null,
    all: () => [...rooms.values()].flatMap(({ members }) => [...members.keys()]),
    roomIds: () => [...rooms.keys()],
    forgetSent() {
      for (const { members } of rooms.values()) for (const own of members.values()) own.sentVersion = 0;
    },
  };
}

/** Why a member is not in the room anymore; null while it is. A room that is gone has no seats. */
function whyOut({ connection }: Member, seat: SeatRow | undefined, leader: string | undefined) {
  if (!seat) return roomEnded(leader);
  if (seat.outBecause) return outProblems[seat.outBecause]();
  const isReplaced = seat.role !== 'guest' && connection !== null && seat.connection !== connection;
  return isReplaced ? outProblems.room_led_elsewhere() : null;
}
