import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import { isError, type Sample } from './figures.ts';

export type LoadRequest = {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: object;
  /** The address of the player at home, which differs from that of this machine. */
  from?: string;
};

type Received = Pick<Sample, 'status' | 'code' | 'saysWhen'>;

/** Something that people do: requests that are sent together, and are done when the last one is. */
export type Kind = { name: string; perSecond: number; requests: () => readonly LoadRequest[] };

export type Phase = { kinds: readonly Kind[]; seconds: number };

/** How long the generator itself was busy: beyond a few milliseconds the times are not the server's alone. */
export type OwnDelay = { p99: number; most: number };

const longestMs = 30_000;

/**
 * Sends what is due when it is due, however slow the responses are, as independent people do: the times between two are
 * exponential. A generator that waits for responses would send less just when the server is slow.
 */
export async function runOpenLoop({ origin, ...phase }: { origin: string } & Phase): Promise<LoopRun> {
  const [run] = await runPhases(origin, [phase]);
  return run as LoopRun;
}

export type LoopRun = {
  samples: Sample[];
  own: OwnDelay;
  /** In the time of `performance.now()`. */
  startedAt: number;
};

/** Each phase begins when the one before ends, over the same connections, whatever of that has not been answered yet. */
export async function runPhases(origin: string, phases: readonly Phase[]): Promise<LoopRun[]> {
  const pool = await connect(origin);
  const open = new Set<Promise<void>>();
  const runs: LoopRun[] = [];
  for (const phase of phases) runs.push(await sendWhenDue(pool, phase, open));
  await Promise.all(open);
  await pool.close();
  return runs;
}

/** @returns as soon as the last request is sent; those in `open` add their samples later */
async function sendWhenDue(
  pool: Pool,
  { kinds, seconds }: Phase,
  open: Set<Promise<void>>,
): Promise<LoopRun> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const samples: Sample[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const due = kinds.map((kind) => ({ kind, at: startedAt + gapMs(kind) }));
  delay.enable();
  for (let now = startedAt; now < endsAt; now = performance.now()) {
    for (const next of due) {
      for (; next.at <= now; next.at += gapMs(next.kind)) {
        const { kind, at } = next;
        const sent = Promise.all(kind.requests().map((request) => send(pool, request))).then((all) => {
          const received = all.find(isError) ?? all[0] ?? { status: 0 };
          const ms = performance.now() - at;
          samples.push({ kind: kind.name, dueMs: at - startedAt, ms, ...received });
          open.delete(sent);
        });
        open.add(sent);
      }
    }
    // The timers count in whole milliseconds.
    await sleep(Math.max(1, Math.min(...due.map((next) => next.at)) - performance.now()));
  }
  delay.disable();
  return { samples, startedAt, own: { p99: delay.percentile(99) / 1e6, most: delay.max / 1e6 } };
}

/** Node.js accepts one connection in each turn of its event loop: a proxy keeps those to the server, and so does this. */
const connections = 1000;

/** A pool whose connections are open. By default it would close one after four seconds without a request. */
async function connect(origin: string): Promise<Pool> {
  const times = { headersTimeout: longestMs, bodyTimeout: longestMs, keepAliveTimeout: 600_000 };
  const pool = new Pool(origin, { connections, ...times });
  const health = { method: 'GET', path: '/healthz' } as const;
  await Promise.all(Array.from({ length: connections }, () => send(pool, health)));
  return pool;
}

const gapMs = ({ perSecond }: Kind) => (-Math.log(1 - Math.random()) * 1000) / perSecond;

/** @returns the status 0 without a whole response in time */
function send(pool: Pool, sent: LoadRequest): Promise<Received> {
  const { method, path, token, body, from } = sent;
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(from && { 'x-forwarded-for': from }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve) => {
    pool.dispatch({ path, method, headers, body: body ? JSON.stringify(body) : null }, receiver(resolve));
  });
}

/** Keeps of a response what is measured; of its body only what explains an error. */
function receiver(resolve: (received: Received) => void): Dispatcher.DispatchHandler {
  let status = 0;
  let saysWhen = false;
  const parts: Buffer[] = [];
  return {
    onRequestStart() {},
    onResponseStart(_, statusCode, headers) {
      status = statusCode;
      saysWhen = headers['retry-after'] !== undefined;
    },
    onResponseData: (_, part) => void (isError({ status }) && parts.push(part)),
    onResponseEnd: () =>
      resolve({ status, ...(isError({ status }) && { code: codeIn(Buffer.concat(parts)), saysWhen }) }),
    onResponseError: (_, error) =>
      resolve({ status: 0, code: (error as NodeJS.ErrnoException).code ?? error.message }),
  };
}

/** The code of a problem; the beginning of what came in place of one. */
function codeIn(body: Buffer): string {
  const text = String(body);
  try {
    return String(JSON.parse(text).code);
  } catch {
    return text.slice(0, 60);
  }
}
