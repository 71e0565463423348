import { setTimeout as sleep } from 'node:timers/promises';
import { type ReceivedMessage, type SentMessage, togetherSocketPath } from '#contract/together-messages.ts';
import { type Scene, type TogetherRoom, togetherProtocol } from '#contract/together-room.ts';

/** A screen of a room in a test: a WebSocket that remembers what it was sent. */

type Of<T extends ReceivedMessage['type']> = Extract<ReceivedMessage, { type: T }>;

/** What is sent in tests: also what no screen of ours would send. */
export type AnyMessage = SentMessage | { type: string; [field: string]: unknown };

const patienceMs = 8000;

export type Screen = Awaited<ReturnType<typeof connect>>;

/** Connects a seat; `address` is that of a process. Nobody need have come in when it returns. */
export async function connect(address: string, seat: string, protocol: number = togetherProtocol) {
  const socket = new WebSocket(address.replace(/^http/, 'ws') + togetherSocketPath);
  const received: ReceivedMessage[] = [];
  let closed: number | null = null;
  socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data))));
  socket.addEventListener('close', ({ code }) => {
    closed = code;
  });
  const opened = new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('No connection')));
  });
  await opened;
  const send = (message: AnyMessage) => socket.send(JSON.stringify(message));
  send({ type: 'enter', seat, protocol });

  /** The first message that is one of these, now or soon. */
  async function until<M extends ReceivedMessage>(is: (message: ReceivedMessage) => message is M): Promise<M>;
  async function until(is: (message: ReceivedMessage) => boolean): Promise<ReceivedMessage>;
  async function until(is: (message: ReceivedMessage) => boolean): Promise<ReceivedMessage> {
    const giveUpAt = performance.now() + patienceMs;
    while (performance.now() < giveUpAt) {
      const found = received.find(is);
      if (found) return found;
      await sleep(5);
    }
    throw new Error(`Nothing of this kind came: ${JSON.stringify(received.slice(-3))}`);
  }

  return {
    send,
    /** For what is no JSON. */
    sendText: (text: string) => socket.send(text),
    received,
    until,
    next: <T extends ReceivedMessage['type']>(type: T) =>
      until((message): message is Of<T> => message.type === type),
    /** The first room for which this holds, among those that came and those to come. */
    room: async (holds: (room: TogetherRoom) => boolean = () => true) =>
      (await until((message): message is Of<'room'> => message.type === 'room' && holds(message.room))).room,
    /** The close code, once it is closed; null before. */
    closed: () => closed,
    close: () => socket.close(),
  };
}

/** A scene of the first round, with what differs. */
export const sceneOf = (over: Partial<Scene> = {}): Scene => ({
  exerciseId: 1,
  contentVersion: '0'.repeat(12),
  state: 'scene',
  round: 1,
  step: 'watch',
  film: null,
  hasLooked: false,
  choice: null,
  card: 0,
  ...over,
});
