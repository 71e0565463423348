import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, startOutcome } from './attack.ts';
import { exchange, statusesIn } from './raw-connection.ts';

export const slowClients = 100;
const pauseMs = 500;
/** The server's deadline for headers and the one for whole requests, each with the time until it looks again. */
const closedWithinMs = { headers: 20_000, body: 45_000 };
/** How long another person may wait meanwhile, also on a busy machine. */
const othersWaitMs = 3_000;

const beginnings: Record<'headers' | 'body', string> = {
  headers: 'GET / HTTP/1.1\r\nhost: localhost\r\n',
  body:
    'POST /api/v2/user/feedback HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
    'content-length: 50000\r\n\r\n{"feedback":"',
};

type Part = keyof typeof closedWithinMs;

/** Clients that send a few bytes each half second hold their connections for a limited time, and nobody else up. */
export async function attackSlowly(address: string): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  const attack = async (part: Part) => {
    const deadlineMs = closedWithinMs[part];
    const startedAt = Date.now();
    const open = openSlowly(address, part);
    for (let made = 0; made < slowClients; made += 1) count(`slow ${part}`);
    while (open.size > 0 && Date.now() - startedAt < deadlineMs) {
      for (const socket of open) socket.write(part === 'headers' ? 'x-a: b\r\n' : 'x');
      count('of another person meanwhile');
      const waitedMs = await waitAsOther(address);
      if (!(waitedMs <= othersWaitMs)) fault(`others wait for slow ${part}`, `${waitedMs} ms`);
      await sleep(pauseMs);
    }
    if (open.size > 0) fault(`slow ${part}`, `${open.size} connections are open after ${deadlineMs} ms`);
    for (const socket of open) socket.destroy();
  };
  await Promise.all([attack('headers'), attack('body')]);
  return outcome;
}

/** Connections that have begun a request. @returns those that are open, at any time */
function openSlowly(address: string, part: Part): Set<Socket> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  for (let made = 0; made < slowClients; made += 1) {
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.resume();
    socket.write(beginnings[part]);
  }
  return open;
}

/** The time of a request in milliseconds; not a number if it failed. */
async function waitAsOther(address: string): Promise<number> {
  const before = performance.now();
  const response = await fetch(`${address}/healthz`).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.ok ? Math.round(performance.now() - before) : Number.NaN;
}

/** Where a request ends, said in two ways, so that two readers may disagree; and what is no header at all. */
const ambiguous: Record<string, (hidden: string) => string> = {
  'length and chunks': (hidden) =>
    `content-length: ${5 + hidden.length}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks and length': (hidden) =>
    `transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  'two lengths': (hidden) => `content-length: 0\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
  'a list of lengths': (hidden) => `content-length: 0, ${hidden.length}\r\n\r\n${hidden}`,
  'length with a sign': (hidden) => `content-length: +0\r\n\r\n${hidden}`,
  'length in hexadecimal': (hidden) => `content-length: 0x0\r\n\r\n${hidden}`,
  'chunks, obscured': (hidden) =>
    `content-length: ${5 + hidden.length}\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks after a tab': (hidden) =>
    `content-length: ${5 + hidden.length}\r\ntransfer-encoding:\tchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'a space before the colon': (hidden) =>
    `content-length: ${5 + hidden.length}\r\ntransfer-encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'two encodings': (hidden) =>
    `transfer-encoding: chunked\r\ntransfer-encoding: identity\r\ncontent-length: 4\r\n\r\n` +
    `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  'a folded header': (hidden) =>
    `content-length: ${5 + hidden.length}\r\ntransfer-encoding:\r\n chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'line feeds alone': (hidden) =>
    `content-length: ${5 + hidden.length}\ntransfer-encoding: chunked\n\n0\n\n${hidden}`,
  'a chunk that is too long': (hidden) =>
    `transfer-encoding: chunked\r\n\r\nffffffffffffffff1\r\n${hidden}\r\n0\r\n\r\n`,
  'a chunk with an extension': (hidden) => `transfer-encoding: chunked\r\n\r\n1;\n${hidden}\r\n0\r\n\r\n`,
  'a carriage return alone': (hidden) =>
    `content-length: ${5 + hidden.length}\r\nx-a: b\rtransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks that are not the last encoding': (hidden) =>
    `content-length: ${5 + hidden.length}\r\ntransfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  'a length below zero': (hidden) => `content-length: -1\r\n\r\n${hidden}`,
  'a length beyond all numbers': (hidden) => `content-length: 18446744073709551616\r\n\r\n${hidden}`,
  'a NUL in a header': (hidden) => `x-a: \0b\r\ncontent-length: 0\r\nx-c: ${'d'}\0\r\n\r\n${hidden}`,
};

const exchangeMs = 1_500;
/** The beginning of the request that is hidden in others; the way in which it is hidden follows. Nobody asks for it openly. */
const hiddenBeginning = 'GET /hidden?';

/** The way in which the request with this head was hidden; null for any other request. */
export function wayOfHidden(head: string): string | null {
  if (!head.startsWith(hiddenBeginning)) return null;
  const [way = ''] = head.slice(hiddenBeginning.length).split(' ');
  return decodeURIComponent(way);
}

/**
 * Requests that hide another one. It is never answered, unless a proxy in front has seen it as a request of the same
 * connection; and nobody else receives what was meant for it.
 */
export async function attackBoundaries(
  address: string,
  { isBehindProxy = false }: { isBehindProxy?: boolean } = {},
): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  const request =
    'POST /api/v2/user/feedback HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  const readAsOther = async () => (await fetch(`${address}/healthz`)).text();
  const expected = await readAsOther();
  const attack = async (what: string, rest: (hidden: string) => string) => {
    const hidden = `${hiddenBeginning}${encodeURIComponent(what)} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
    const { text } = await exchange(address, request + rest(hidden), exchangeMs);
    count(what);
    const statuses = statusesIn(text);
    if (statuses.length > 1 && !isBehindProxy) fault(what, `responses ${statuses.join(', ')}`);
    if (statuses.some((status) => status >= 500)) fault(what, `status ${statuses.join(', ')}`);
    const received = await readAsOther().catch(String);
    count('of another person afterwards');
    if (received !== expected) fault(what, `another person received ${received}`);
  };
  await Promise.all(Object.entries(ambiguous).map(([what, rest]) => attack(what, rest)));
  return outcome;
}
