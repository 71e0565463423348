import * as z from 'zod/mini';
import type { Language } from '#contract/pages/languages.ts';
import {
  maySend,
  type ReceivedMessage,
  type SentMessage,
  type SentType,
  sentMessage,
} from '#contract/together-messages.ts';
import type { Scene } from '#contract/together-room.ts';
import { mayPlayNow } from '#server/access/check-access.ts';
import { outageOf } from '#server/lib/database/outage.ts';
import { sql } from '#server/lib/database/query.ts';
import { createKeyedQueue } from '#server/lib/keyed-queue.ts';
import { busy, inputProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { choose, countHands, point, removeGuest, setDoor, show } from './changes.ts';
import type { Hub } from './hub.ts';
import { notForYou, roomEnded } from './room-problems.ts';
import { deleteRooms } from './rooms.ts';
import { isStillSignedIn, leaveSeat, type Seat } from './seats.ts';

type Deps = { services: Services; hub: Hub };

/** Rooms never take more connections than this from those who play. */
const inTurn = createKeyedQueue({ atOnce: 6, maxWaiting: 1000 });

/**
 * Does what a screen asks for, if its seat may, and returns what that screen alone is told; what changes the room reaches
 * everybody by the database. Never throws: whatever fails is told in a message.
 */
export async function receiveMessage(
  { services, hub }: Deps,
  seat: Seat,
  sent: unknown,
  language: Language,
): Promise<ReceivedMessage | null> {
  const begun = performance.now();
  const parsed = z.safeParse(sentMessage, sent);
  const type = parsed.success ? parsed.data.type : typeOf(sent);
  const count = (outcome: 'taken' | 'refused') =>
    services.metrics.together.countMessage(type ?? 'unknown', outcome, (performance.now() - begun) / 1000);
  try {
    if (!parsed.success) throw inputProblem(parsed.error.issues);
    if (!maySend[parsed.data.type].includes(seat.role)) throw notForYou();
    const reply = await carryOut({ services, hub }, seat, parsed.data);
    count('taken');
    return reply;
  } catch (error) {
    count('refused');
    return { type: 'refused', of: type, problem: problemOf(error, services).toResponse(language) };
  }
}

/** The type of a message that could not be read in whole. */
function typeOf(sent: unknown): SentType | null {
  if (typeof sent !== 'object' || sent === null || !('type' in sent)) return null;
  return Object.keys(maySend).find((type): type is SentType => type === sent.type) ?? null;
}

function problemOf(error: unknown, { log }: Services): Problem {
  if (error instanceof Problem) return error;
  const outage = outageOf(error);
  if (outage) log.warn({ reason: outage }, 'the database cannot work');
  else log.error({ err: error }, 'unforeseen error');
  return busy();
}

async function carryOut(deps: Deps, seat: Seat, message: SentMessage): Promise<ReceivedMessage | null> {
  const { services } = deps;
  if (message.type === 'ping') return { type: 'pong', id: message.id, at: services.clock.now().getTime() };
  // Only the first message of a connection means anything.
  if (message.type === 'enter') return null;
  await inTurn('messages', () => change(deps, seat, message));
  return null;
}

type Change = Exclude<SentMessage, { type: 'ping' | 'enter' }>;

function change({ services, hub }: Deps, seat: Seat, message: Change): Promise<unknown> {
  switch (message.type) {
    case 'leave':
      return leaveSeat(services.database, seat);
    case 'show':
      return showScene({ services, hub }, seat, message.scene);
    case 'door':
      return setDoor(services, seat, message.isOpen);
    case 'remove':
      return removeGuest(services, seat, message.guestId);
    case 'end':
      return endRoomOf(services, seat);
    case 'hands':
      return countHands(services, seat, message);
    case 'choose':
      return choose(services, seat, message);
    case 'point':
      return point(services, seat, message);
  }
}

/** With each new exercise it is looked at whether who leads may still play. */
async function showScene({ services, hub }: Deps, seat: Seat, scene: Scene): Promise<void> {
  const shown = hub.roomOf(seat.roomId)?.scene;
  if (shown?.exerciseId !== scene.exerciseId && !(await mayLead(services, seat))) {
    await endRoomOf(services, seat);
    throw roomEnded();
  }
  await show(services, seat, scene);
}

async function mayLead(services: Services, seat: Seat): Promise<boolean> {
  const { database, clock } = services;
  return (
    (await mayPlayNow(database, seat.accountId, clock.now())) && (await isStillSignedIn(services, seat.id))
  );
}

/** Only the seat that leads now ends the room. */
const endRoomOf = ({ database }: Services, { id, roomId }: Seat) =>
  deleteRooms(
    database,
    sql`id = ${roomId} and exists (select from together_seats where id = ${id} and out_because is null)`,
  );
