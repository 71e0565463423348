import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { benchSave } from '../bench-bodies.ts';

export type SaveLoad = {
  port: number;
  totalExercises: number;
  clients: number;
  seconds: number;
  /** Saves a second of all clients together; by default each client sends a save after the response to the last. */
  rate?: number;
};

/** Saves a second, and the time of their responses in milliseconds, from when each save was due. */
export type SaveFigures = { rate: number; p50: number; p99: number };

/**
 * Sends saves over plain sockets, one at a time on each: on a small machine a full HTTP client would use time that pgbench
 * leaves to its server. @throws Error when a save is rejected or its connection breaks
 */
export async function runSaveLoad(load: SaveLoad): Promise<SaveFigures> {
  const startedAt = performance.now();
  const all = Array.from({ length: load.clients }, (_, index) => runClient(load, index, startedAt));
  const times = (await Promise.all(all)).flat().sort((a, b) => a - b);
  const seconds = (performance.now() - startedAt) / 1000;
  const at = (share: number) => Math.round(times[Math.floor(share * times.length)] ?? Number.NaN);
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** Runs one client until the time is up, and returns how long each of its saves took. */
async function runClient(
  { port, totalExercises, clients, seconds, rate }: SaveLoad,
  index: number,
  startedAt: number,
): Promise<number[]> {
  const { send, end } = await openConnection(port);
  const interval = rate ? (1000 * clients) / rate : 0;
  const endsAt = startedAt + seconds * 1000;
  const times: number[] = [];
  for (let due = startedAt + (interval * index) / clients; due < endsAt; ) {
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    await send(requestOf(totalExercises));
    const now = performance.now();
    times.push(now - due);
    due = interval ? due + interval : now;
  }
  end();
  return times;
}

function requestOf(totalExercises: number): string {
  const { token, body } = benchSave(totalExercises);
  const json = JSON.stringify(body);
  return [
    `POST ${endpoints.saveAnswer.path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${json.length}`,
    '',
    json,
  ].join('\r\n');
}

type Connection = { send: (request: string) => Promise<void>; end: () => void };

/** `send` waits for the whole response. @throws Error when it is rejected or the connection breaks */
async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, 'localhost').setNoDelay().setEncoding('latin1');
  await once(socket, 'connect');
  let text = '';
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const fail = (error: Error) => settle?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection.')));
  socket.on('data', (part: string) => {
    text += part;
    if (!isWhole(text)) return;
    if (text.startsWith('HTTP/1.1 200')) settle?.resolve();
    else fail(new Error(`A save was rejected: ${text}`));
  });
  const send = (request: string) =>
    new Promise<void>((resolve, reject) => {
      text = '';
      settle = { resolve, reject };
      socket.write(request);
    });
  return { send, end: () => socket.destroy() };
}

function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  return head >= 0 && length !== undefined && text.length >= head + 4 + Number(length);
}
