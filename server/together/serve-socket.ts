import { randomUUID } from 'node:crypto';
import fastifyWebsocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Language } from '#contract/pages/languages.ts';
import {
  mostMessageBytes,
  type ReceivedMessage,
  sentMessage,
  togetherSocketPath,
} from '#contract/together-messages.ts';
import { togetherProtocol } from '#contract/together-room.ts';
import { asProblem } from '#server/lib/http/errors.ts';
import { requestOrigin } from '#server/lib/http/request-origin.ts';
import { inputProblem, type Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import type { Hub } from './hub.ts';
import { createInbox, type Inbox } from './inbox.ts';
import type { Member } from './members.ts';
import { receiveMessage } from './receive-message.ts';
import { otherRelease, roomEnded, tooFast } from './room-problems.ts';
import { findSeat, markAway, markHere, type Seat } from './seats.ts';

/** `language`: of the screen, as its browser asks for it. */
type Deps = { services: Services; hub: Hub; language: Language };

/** A connection says in this time who is there. */
const enterMs = 10_000;
/** A line is looked at this often, and counts as gone after two looks without an answer. */
const lookMs = 4000;
/** More than this is not on its way to a screen at any time: it connects again and reads the newest room alone. */
const mostWaitingBytes = 64_000;
/** What one process holds: each connection takes about 20 kB. */
const mostConnections = 5000;

const closeCodes = { done: 1000, restart: 1012, later: 1013, policy: 1008 } as const;

/** Serves the WebSocket of rooms. It says who is there by its first message, so that no address has a secret. */
export async function serveTogetherSocket(app: FastifyInstance, services: Services, hub: Hub): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyWebsocket, {
      options: { maxPayload: mostMessageBytes, perMessageDeflate: false },
      errorHandler: (_error, socket) => socket.terminate(),
      // Those of the hub have been told that this process stops; others have not said who they are.
      preClose(done) {
        hub.close();
        for (const client of scope.websocketServer.clients) client.close(closeCodes.restart);
        scope.websocketServer.close();
        done();
      },
    });
    scope.get(togetherSocketPath, { websocket: true }, (socket, request) => {
      const { origin } = request.headers;
      const isOurs = origin === undefined || origin === requestOrigin(services.config, request);
      if (!isOurs) socket.close(closeCodes.policy);
      else if (scope.websocketServer.clients.size > mostConnections) socket.close(closeCodes.later);
      else serve({ services, hub, language: request.language }, socket);
    });
  });
}

function serve(deps: Deps, socket: WebSocket): void {
  watchLine(socket);
  const inbox = createInbox({
    receive: (seat, sent) => receiveMessage(deps, seat, sent, deps.language),
    reply: (message) => send(socket, message),
  });
  const tooLate = setTimeout(() => socket.close(closeCodes.policy), enterMs);
  socket.once('close', () => clearTimeout(tooLate));
  socket.once('message', (first: unknown) => {
    clearTimeout(tooLate);
    void enter(deps, socket, inbox, readJson(first));
    socket.on('message', (data: unknown) => takeNext(deps, socket, inbox, readJson(data)));
  });
}

function takeNext({ language }: Deps, socket: WebSocket, inbox: Inbox, sent: unknown): void {
  const verdict = inbox.take(sent);
  if (verdict === 'cut off') socket.close(closeCodes.policy);
  const problem = tooFast().toResponse(language);
  if (verdict === 'refuse') send(socket, { type: 'refused', of: null, problem });
}

/** A line that ends without a word is noticed within three looks. */
function watchLine(socket: WebSocket): void {
  let unanswered = 0;
  const look = setInterval(() => {
    if (unanswered >= 2) return socket.terminate();
    unanswered += 1;
    socket.ping();
  }, lookMs);
  socket.on('pong', () => {
    unanswered = 0;
  });
  socket.once('close', () => clearInterval(look));
}

/** Null for what is no JSON, which no message is. */
function readJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}

function send(socket: WebSocket, message: ReceivedMessage, written = JSON.stringify(message)): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostWaitingBytes) socket.close(closeCodes.later);
  else socket.send(written);
}

function endWith({ language }: Deps, socket: WebSocket, problem: Problem): void {
  send(socket, { type: 'ended', problem: problem.toResponse(language) });
  socket.close(closeCodes.done);
}

async function enter(deps: Deps, socket: WebSocket, inbox: Inbox, sent: unknown): Promise<void> {
  const { services, hub } = deps;
  try {
    const seat = await findEnteringSeat(services, sent);
    const connection = randomUUID();
    await markHere(services.database, seat.id, connection);
    const { role, id } = seat;
    const guestId = role === 'guest' ? id : null;
    send(socket, { type: 'entered', role, guestId, protocol: togetherProtocol });
    const member: Member = {
      seat,
      connection,
      language: deps.language,
      receive: (message, written) => send(socket, message, written),
      end: (problem) => endWith(deps, socket, problem),
    };
    const forget = hub.onClose(() => socket.close(closeCodes.restart));
    const leave = () => {
      forget();
      hub.leave(member);
      markAway(services.database, id, connection).catch(() => undefined);
    };
    if (socket.readyState !== socket.OPEN) return leave();
    socket.once('close', leave);
    hub.join(member);
    inbox.open(seat);
    await hub.refresh(seat.roomId);
  } catch (error) {
    failToEnter(deps, socket, error as Error);
  }
}

/** @throws Problem validation, other_release, room_ended, room_removed, or room_led_elsewhere */
async function findEnteringSeat(services: Services, sent: unknown): Promise<Seat> {
  const parsed = z.safeParse(sentMessage, sent);
  if (!parsed.success) throw inputProblem(parsed.error.issues);
  if (parsed.data.type !== 'enter') throw roomEnded();
  if (parsed.data.protocol !== togetherProtocol) throw otherRelease();
  return findSeat(services, parsed.data.seat);
}

/** While the database is away the screen connects again; everything else is over for it. */
function failToEnter(deps: Deps, socket: WebSocket, error: Error): void {
  const { services, language } = deps;
  const problem = asProblem(error as Problem);
  if (problem.code === 'unknown') services.log.error({ err: error }, 'unforeseen error');
  if (problem.code !== 'busy' && problem.code !== 'unknown') {
    endWith(deps, socket, problem);
  } else {
    send(socket, { type: 'trouble', problem: problem.toResponse(language) });
    socket.close(closeCodes.later);
  }
}
