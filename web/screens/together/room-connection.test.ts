// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReceivedMessage, SentMessage } from '#contract/together-messages.ts';
import type { TogetherRoom } from '#contract/together-room.ts';
import type { TransportEvents } from './line/transport.ts';
import { connectToRoom } from './room-connection.ts';

type Opened = { kind: string; sent: SentMessage[]; isClosed: boolean } & TransportEvents;

const opened = vi.hoisted(() => [] as Opened[]);
const openAs = vi.hoisted(() => (kind: string) => (_seat: string, events: TransportEvents) => {
  const line: Opened = { kind, sent: [], isClosed: false, ...events };
  opened.push(line);
  return { send: (message: SentMessage) => line.sent.push(message), close: () => (line.isClosed = true) };
});
vi.mock('./line/socket.ts', () => ({ openSocket: openAs('socket') }));
vi.mock('./line/requests.ts', () => ({ openRequests: openAs('requests') }));

beforeEach(() => {
  opened.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const last = () => opened.at(-1) as Opened;
const entered: ReceivedMessage = { type: 'entered', role: 'guest', guestId: 'g', protocol: 1 };
const room = (version: number): ReceivedMessage => ({ type: 'room', room: { version } as TogetherRoom });

test('a line that breaks is opened again, and the newest room stays on the screen', () => {
  const { state, close } = connectToRoom('seat');
  last().onMessage(entered);
  last().onMessage(room(3));
  expect(state.get()).toMatchObject({ line: 'open', role: 'guest', room: { version: 3 } });
  last().onLost();
  expect(state.get()).toMatchObject({ line: 'lost', room: { version: 3 } });
  vi.advanceTimersByTime(250);
  expect(opened.map(({ kind }) => kind)).toEqual(['socket', 'socket']);
  last().onMessage(entered);
  last().onMessage(room(2));
  expect(state.get()).toMatchObject({ line: 'open', room: { version: 3 } });
  close();
});

test('where no WebSocket gets through, plain requests take over, and the other way round', () => {
  const { close } = connectToRoom('seat');
  last().onLost();
  vi.advanceTimersByTime(250);
  expect(last().kind).toBe('requests');
  last().onLost();
  vi.advanceTimersByTime(2000);
  expect(last().kind).toBe('socket');
  close();
});

test('between tries it waits longer each time, two seconds at most', () => {
  const { close } = connectToRoom('seat');
  for (let tries = 0; tries < 8; tries += 1) {
    last().onLost();
    vi.advanceTimersByTime(2000);
  }
  expect(opened).toHaveLength(9);
  last().onLost();
  vi.advanceTimersByTime(900);
  expect(opened).toHaveLength(9);
  close();
});

test('three pings tell how far the server’s clock is', () => {
  const { now, isClockKnown, close } = connectToRoom('seat');
  last().onMessage(entered);
  const pings = last().sent.filter(({ type }) => type === 'ping') as { id: number }[];
  expect(pings).toHaveLength(3);
  expect(isClockKnown()).toBe(false);
  for (const { id } of pings) last().onMessage({ type: 'pong', id, at: Date.now() + 7000 });
  expect(isClockKnown()).toBe(true);
  expect(now() - Date.now()).toBe(7000);
  close();
});

test('a seat that is over is not opened again, and says why', () => {
  const { state } = connectToRoom('seat');
  last().onMessage(entered);
  last().onMessage({ type: 'ended', problem: { code: 'room_removed', message: 'You were removed.' } });
  expect(state.get().ended).toMatchObject({ code: 'room_removed' });
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
});
