import type { ReceivedMessage, SeatRole, SentMessage } from '#contract/together-messages.ts';
import type { TogetherRoom } from '#contract/together-room.ts';
import { createStore } from '#web/lib/store.ts';
import { createPinger } from './line/pinger.ts';
import { openRequests } from './line/requests.ts';
import { openSocket } from './line/socket.ts';
import type { Transport } from './line/transport.ts';

type RoomProblem = Extract<ReceivedMessage, { type: 'ended' }>['problem'];

export type RoomState = {
  /** `lost`: it is tried again by itself. */
  line: 'connecting' | 'open' | 'lost';
  role: SeatRole | null;
  guestId: string | null;
  room: TogetherRoom | null;
  /** The server cannot read the room for now. */
  trouble: string | null;
  /** What was sent last was not taken. */
  refused: string | null;
  /** This seat is over, and why. */
  ended: RoomProblem | null;
};

export type RoomConnection = ReturnType<typeof connectToRoom>;

const firstPauseMs = 250;
const longestPauseMs = 2000;

export const beginning: RoomState = {
  ...{ line: 'connecting', role: null, guestId: null, room: null },
  ...{ trouble: null, refused: null, ended: null },
};

/**
 * The line of one seat to its room, opened again for as long as the room lasts. A WebSocket that never got through makes way
 * for plain requests.
 */
export function connectToRoom(seat: string) {
  const state = createStore(beginning);
  const update = (change: Partial<RoomState>) => state.set({ ...state.get(), ...change });
  let transport: Transport | null = null;
  let tries = 0;
  let usesRequests = false;
  let hasEntered = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (message: SentMessage) => transport?.send(message);
  // The leader's film and a follower's wait for it.
  const clock = createPinger(send, () => state.set(state.get()));

  function open(): void {
    hasEntered = false;
    const openTransport = usesRequests ? openRequests : openSocket;
    transport = openTransport(seat, { onMessage: hear, onLost: lose });
  }

  function lose(): void {
    clock.stop();
    // The other way is tried: a filter may let only one of them through.
    if (!hasEntered) usesRequests = !usesRequests;
    if (state.get().line === 'open') update({ line: 'lost' });
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (0.5 + Math.random() / 2);
    tries += 1;
    if (!isClosed)
      timer = setTimeout(open, hasEntered || tries === 1 ? Math.min(pauseMs, firstPauseMs) : pauseMs);
  }

  function hear(message: ReceivedMessage): void {
    switch (message.type) {
      case 'entered':
        enter(message);
        break;
      case 'room':
        if (!hasEntered) enter(state.get());
        if (message.room.version > (state.get().room?.version ?? -1))
          update({ room: message.room, trouble: null });
        break;
      case 'pong':
        clock.answered(message);
        break;
      case 'refused':
        update({ refused: message.problem.message });
        break;
      case 'trouble':
        update({ trouble: message.problem.message });
        break;
      case 'ended':
        update({ ended: message.problem });
        close();
        break;
    }
  }

  function enter({ role, guestId }: Pick<RoomState, 'role' | 'guestId'>): void {
    hasEntered = true;
    tries = 0;
    clock.start();
    update({ line: 'open', role, guestId });
  }

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    clock.stop();
    transport?.close();
  }

  open();
  return {
    state,
    /** Sends at once or, without a line, not at all: what the room says afterwards is true. */
    send,
    /** Milliseconds since 1970 by the server's clock. */
    now: clock.now,
    /** Before, positions in time mean nothing. */
    isClockKnown: clock.isCompared,
    close,
  };
}
