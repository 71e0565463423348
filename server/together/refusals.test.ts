import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { maySend, type SentMessage, type SentType } from '#contract/together-messages.ts';
import { togetherProtocol } from '#contract/together-room.ts';
import { testApp } from '#server/testing/test-app.ts';
import { roomsOf } from './testing/room-of.ts';
import { connect, sceneOf } from './testing/screen.ts';

/** Sends every message of the protocol with the token of whoever may not, and compares the answers with docs/together.md. */

const tested = await testApp();
const { services } = tested;
const { address, person, post, played } = await roomsOf(tested);

/** A room in the middle of a round in which everything is possible. */
async function room() {
  const made = await played();
  made.leader.send({ type: 'show', scene: sceneOf({ hasLooked: true }) });
  await made.guest.room(({ scene }) => scene !== null);
  const { guests } = await made.leader.room(({ guests: all }) => all.length === 1);
  return { ...made, guestId: guests[0]?.guestId ?? '' };
}

const victim = await room();
const other = await room();
const removed = await room();
removed.leader.send({ type: 'remove', guestId: removed.guestId });
await removed.guest.next('ended');

/** The seat of the screen of an aide, in a room of its own. */
async function aideSeat(): Promise<string> {
  const administrator = await person({ userType: 'facilityAdmin' });
  const { address: opened } = (await administrator.call(endpoints.openFacilityRoom)).json();
  const link = opened.split('/').at(-1);
  return (await post(endpoints.leadFacilityRoom.path, { link })).json().seat;
}

const seats: Record<string, string> = {
  'a guest': victim.guestSeat,
  'a removed guest': removed.guestSeat,
  'a guest of another room': other.guestSeat,
  'an aide of another room': await aideSeat(),
  nobody: 'a'.repeat(43),
};

const messages: Record<SentType, (seat: string) => SentMessage> = {
  enter: (seat) => ({ type: 'enter', seat, protocol: togetherProtocol }),
  ping: () => ({ type: 'ping', id: 1 }),
  leave: () => ({ type: 'leave' }),
  show: () => ({ type: 'show', scene: sceneOf({ round: 9, exerciseId: 2 }) }),
  door: () => ({ type: 'door', isOpen: false }),
  remove: () => ({ type: 'remove', guestId: victim.guestId }),
  end: () => ({ type: 'end' }),
  hands: () => ({
    ...{ type: 'hands', round: 1, exerciseId: 1, contentVersion: '0'.repeat(12), state: 'scene' },
    counts: [{ optionId: 2, hands: 3 }],
  }),
  choose: () => ({ type: 'choose', round: 1, choice: 2 }),
  point: () => ({ type: 'point', round: 1, x: 0.5, y: 0.5 }),
};

/** `leave` and `end` come last, because they end what the others need. */
const types: SentType[] = [
  'enter',
  'ping',
  'choose',
  'point',
  'show',
  'door',
  'remove',
  'hands',
  'end',
  'leave',
];

/** What each message is answered with over a WebSocket: a code, or "taken". */
async function overSocket(seat: string): Promise<string[]> {
  const outcomes: string[] = [];
  for (const type of types) {
    const screen = await connect(address, seat);
    const first = await screen.until((message) => message.type === 'room' || message.type === 'ended');
    if (first.type === 'ended') outcomes.push(first.problem.code);
    else {
      screen.send(messages[type](seat));
      // Messages are answered in their order.
      if (type !== 'end' && type !== 'leave') screen.send({ type: 'ping', id: 77 });
      const answer = await screen.until(
        (message) =>
          message.type === 'refused' ||
          message.type === 'ended' ||
          (message.type === 'pong' && message.id === 77),
      );
      outcomes.push(answer.type === 'refused' ? answer.problem.code : 'taken');
    }
    screen.close();
  }
  return outcomes;
}

/** The same by plain requests. */
async function byRequests(seat: string): Promise<string[]> {
  const outcomes: string[] = [];
  for (const type of types) {
    const sent = { seat, protocol: togetherProtocol, known: 0, wait: 0, messages: [messages[type](seat)] };
    const answer = (await post(endpoints.exchange.path, sent)).json();
    const refused = answer.messages?.find(({ type: of }: { type: string }) => of === 'refused');
    outcomes.push(answer.code ?? refused?.problem.code ?? 'taken');
  }
  return outcomes;
}

const rowsOf = async (table: string, which: string) =>
  (await services.database.$client.query(`select * from ${table} where ${which}`)).rows;

const ofVictim = `room_id = (select id from together_rooms where account_id = '${victim.player.account.id}')`;

const documented = readFileSync('docs/together.md', 'utf8')
  .split('## Who is refused')[1]
  ?.split('\n## ')[0]
  ?.matchAll(/^\| `(\w+)` \| (.+) \|$/gm);

test('every message is answered to everybody as the table says, by both ways', async () => {
  const before = await rowsOf('together_seats', ofVictim);
  const lines = new Map(types.map((type) => [type, [] as string[]]));
  for (const [who, seat] of Object.entries(seats)) {
    // What the victim's own guest does is the last: the others must have changed nothing.
    if (who === 'a guest') continue;
    const outcomes = await overSocket(seat);
    types.forEach((type, index) => void lines.get(type)?.push(outcomes[index] ?? ''));
  }
  expect(await rowsOf('together_seats', ofVictim)).toEqual(
    before.map((row) => ({ ...row, seen_at: expect.any(Date) })),
  );
  const [seen] = await rowsOf('together_rooms', `account_id = '${victim.player.account.id}'`);
  expect(seen).toMatchObject({ is_door_open: true, scene: { round: 1 } });
  expect(await rowsOf('hand_counts', 'true')).toEqual([]);

  const own = await overSocket(victim.guestSeat);
  types.forEach((type, index) => void lines.get(type)?.unshift(own[index] ?? ''));
  expect(Object.fromEntries(lines)).toEqual(
    Object.fromEntries(
      [...(documented ?? [])].map(([, type = '', cells = '']) => [type, cells.split(' | ')]),
    ),
  );
});

test('plain requests are answered the same to who is out, and to nobody', async () => {
  expect(new Set(await byRequests(removed.guestSeat))).toEqual(new Set(['room_removed']));
  expect(new Set(await byRequests('a'.repeat(43)))).toEqual(new Set(['room_ended']));
  const { guestSeat } = await room();
  const outcomes = await byRequests(guestSeat);
  const forbidden = types.filter((_type, index) => outcomes[index] === 'forbidden');
  expect(forbidden.sort()).toEqual(types.filter((type) => !maySend[type].includes('guest')).sort());
});
