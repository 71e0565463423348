import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { type ReceivedMessage, type SentMessage, togetherSocketPath } from '#contract/together-messages.ts';
import { type Scene, togetherProtocol } from '#contract/together-room.ts';
import { tokenOf } from '../bench-people.ts';
import { milliseconds, percentilesOf } from './figures.ts';
import type { Ground } from './ground.ts';
import { openInspector } from './hour/inspector.ts';
import type { Goal } from './verdict.ts';

const guestsEach = 2;
/** A leader presses something so often: much more than a player does, who watches films. */
const pressEveryMs = 4000;
/** A guest chooses after so many presses. */
const chooseEvery = 5;
/** What is on its way when the time is over still has to arrive. */
const lastMs = 3000;
/** What was held up by a look at the heap has arrived after this time. */
const afterLookMs = 1000;
/** Connections and compiled code are there after a third of the time. */
const firstLookAt = 1 / 3;

/** What one run counts. */
type Run = {
  /** From a leader's press to each guest's message. */
  times: { ms: number }[];
  arrived: number;
  pressed: number;
  errors: Map<string, number>;
  /** The server's garbage is being collected by force, which holds everything up: what is pressed meanwhile is not timed. */
  isHeldUp: boolean;
};

/** Rooms with two guests each, whose leaders press for `seconds`, on two cores with PostgreSQL and the generator. */
export async function benchTogether(
  ground: Ground,
  { seconds, people }: { seconds: number; people: number },
): Promise<Goal[]> {
  const inspector = await openInspector(ground.inspectPort);
  const run: Run = { times: [], arrived: 0, pressed: 0, errors: new Map(), isHeldUp: false };
  const fail = (what: string) => void run.errors.set(what, (run.errors.get(what) ?? 0) + 1);
  const starts: (() => () => void)[] = [];
  for (let number = 1; number <= people; number += 1) {
    starts.push(await openBenchRoom(ground.origin, number, run, fail));
  }
  console.log(`  ${people} rooms are open, each with ${guestsEach} guests`);
  const stops = starts.map((start) => start());
  await sleep(seconds * 1000 * firstLookAt);
  const look = async () => {
    run.isHeldUp = true;
    const bytes = await inspector.heapInUse();
    await sleep(afterLookMs);
    run.isHeldUp = false;
    return bytes;
  };
  const first = await look();
  await sleep(seconds * 1000 * (1 - firstLookAt));
  const last = await look();
  for (const stop of stops) stop();
  await sleep(lastMs);
  inspector.close();
  const missing = run.pressed * guestsEach - run.arrived;
  if (missing > 0) run.errors.set('never arrived', missing);
  for (const [what, count] of run.errors) console.log(`  ${what}: ${count}`);
  const at = percentilesOf(run.times);
  console.log(`  p50 ${milliseconds(at(0.5))}, p95 ${milliseconds(at(0.95))}, p99 ${milliseconds(at(0.99))}`);
  return [
    {
      name: "p95 from the leader's press to the guest's message",
      unit: ' ms',
      values: [at(0.95)],
      under: 300,
    },
    { name: 'errors', unit: '', values: [run.errors.size], isNone: true },
    {
      name: 'presses a second',
      unit: '',
      values: [run.pressed / seconds],
      atLeast: (0.9 * people * 1000) / pressEveryMs,
    },
    {
      ...{ name: 'heap in use, end against a third', unit: '' },
      ...{ values: [last / first], under: 1.05 },
    },
    { name: 'p99', unit: ' ms', values: [at(0.99)], isShown: true },
  ];
}

type Screen = { send(message: SentMessage): void };

/** Opens the room of one person, with its guests, @returns what lets its leader press, which returns how to stop it */
async function openBenchRoom(
  origin: string,
  number: number,
  run: Run,
  fail: (what: string) => void,
): Promise<() => () => void> {
  // Each household has an address of its own, as behind a proxy.
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<{ seat: string; invitation: { address: string } }>;
  };
  const { seat, invitation } = await post(endpoints.openRoom.path, { name: 'Rosa' }, tokenOf(number));
  const link = invitation.address.split('/').at(-1);
  /** When each round was pressed, of those that are timed. */
  const pressedAt = new Map<number, number>();
  for (let guest = 0; guest < guestsEach; guest += 1) {
    const entered = await post(endpoints.enterRoom.path, { link, name: `Guest ${guest + 1}` });
    let seen = 0;
    const screen = await connect(origin, entered.seat, fail, (message) => {
      const round = message.type === 'room' ? (message.room.scene?.round ?? 0) : 0;
      // Of changes that follow each other at once, the newest room has them all.
      for (; seen < round; seen += 1) {
        const at = pressedAt.get(seen + 1);
        run.arrived += 1;
        if (at !== undefined && !run.isHeldUp) run.times.push({ ms: performance.now() - at });
        if (seen + 1 === round && round % chooseEvery === 0)
          screen.send({ type: 'choose', round, choice: 2 });
      }
    });
  }
  const leader = await connect(origin, seat, fail, () => undefined);
  return () => pressOn(leader, run, pressedAt);
}

/** The presses of one leader, at a moment of its own within the interval. */
function pressOn(leader: Screen, run: Run, pressedAt: Map<number, number>): () => void {
  let round = 0;
  const press = () => {
    round += 1;
    run.pressed += 1;
    if (!run.isHeldUp) pressedAt.set(round, performance.now());
    leader.send({ type: 'show', scene: benchScene(round) });
  };
  let pressing: NodeJS.Timeout | undefined;
  const beginning = setTimeout(() => {
    pressing = setInterval(press, pressEveryMs);
  }, Math.random() * pressEveryMs);
  return () => {
    clearTimeout(beginning);
    clearInterval(pressing);
  };
}

const benchScene = (round: number): Scene => ({
  exerciseId: 1 + (Math.floor(round / 20) % 50),
  contentVersion: '0'.repeat(12),
  state: 'scene',
  round,
  step: 'watch',
  film: { clip: { of: 'option', optionId: 1 }, position: 1.5, isPlaying: round % 2 === 0, at: Date.now() },
  hasLooked: true,
  choice: null,
  card: 0,
});

async function connect(
  origin: string,
  seat: string,
  fail: (what: string) => void,
  onMessage: (message: ReceivedMessage) => void,
): Promise<Screen> {
  const socket = new WebSocket(origin.replace(/^http/, 'ws') + togetherSocketPath);
  const entered = Promise.withResolvers<void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as ReceivedMessage;
    if (message.type === 'entered') entered.resolve();
    // A choice may come after the leader has gone on, as that of a slow hand.
    const isLateChoice =
      message.type === 'refused' && message.of === 'choose' && message.problem.code === 'conflict';
    if (message.type === 'refused' && !isLateChoice) fail(`refused ${message.of}: ${message.problem.code}`);
    if (message.type === 'trouble' || message.type === 'ended') fail(message.type);
    onMessage(message);
  });
  socket.addEventListener('error', () => entered.reject(new Error('No connection')));
  socket.addEventListener('close', ({ code }) => fail(`closed: ${code}`));
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ type: 'enter', seat, protocol: togetherProtocol })),
  );
  await entered.promise;
  return { send: (message) => socket.send(JSON.stringify(message)) };
}
