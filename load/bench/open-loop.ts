import http from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
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

export type OpenLoop = { origin: string; kinds: readonly Kind[]; seconds: number };

/** How long the generator itself was busy: beyond a few milliseconds the times are not the server's alone. */
export type OwnDelay = { p99: number; most: number };

const longestMs = 30_000;

/**
 * Sends what is due when it is due, however slow the responses are, as independent people do: the times between two are
 * exponential. A generator that waits for responses would send less just when the server is slow.
 */
export async function runOpenLoop({ origin, kinds, seconds }: OpenLoop): Promise<{
  samples: Sample[];
  own: OwnDelay;
  /** In the time of `performance.now()`. */
  startedAt: number;
}> {
  const agent = await connect(origin);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const samples: Sample[] = [];
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const due = kinds.map((kind) => ({ kind, at: startedAt + gapMs(kind) }));
  delay.enable();
  for (let now = startedAt; now < endsAt; now = performance.now()) {
    for (const next of due) {
      for (; next.at <= now; next.at += gapMs(next.kind)) {
        const { kind, at } = next;
        const sent = Promise.all(kind.requests().map((request) => send(agent, origin, request))).then(
          (all) => {
            const received = all.find(isError) ?? all[0] ?? { status: 0 };
            const ms = performance.now() - at;
            samples.push({ kind: kind.name, dueMs: at - startedAt, ms, ...received });
            open.delete(sent);
          },
        );
        open.add(sent);
      }
    }
    await sleep(1);
  }
  await Promise.all(open);
  delay.disable();
  agent.destroy();
  return { samples, startedAt, own: { p99: delay.percentile(99) / 1e6, most: delay.max / 1e6 } };
}

/** Node.js accepts one connection in each turn of its event loop: a proxy keeps those to the server, and so does this. */
const connections = 1000;

/** An agent whose connections are open. Without `maxFreeSockets` it would keep 256 of them. */
async function connect(origin: string): Promise<http.Agent> {
  const limits = { maxSockets: connections, maxFreeSockets: connections };
  const agent = new http.Agent({ keepAlive: true, scheduling: 'lifo', ...limits });
  const health = { method: 'GET', path: '/healthz' } as const;
  await Promise.all(Array.from({ length: connections }, () => send(agent, origin, health)));
  return agent;
}

const gapMs = ({ perSecond }: Kind) => (-Math.log(1 - Math.random()) * 1000) / perSecond;

/** @returns the status 0 without a whole response in time */
function send(agent: http.Agent, origin: string, sent: LoadRequest): Promise<Received> {
  const { method, path, token, body, from } = sent;
  const json = body && JSON.stringify(body);
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(from && { 'x-forwarded-for': from }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
  };
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ status: 0, code: error.code ?? error.message });
    const request = http.request(
      origin + path,
      { agent, method, headers, timeout: longestMs },
      (response) => {
        const status = response.statusCode ?? 0;
        const parts: Buffer[] = [];
        response.on('error', fail);
        response.on('data', (part) => isError({ status }) && parts.push(part));
        response.on('end', () => {
          const saysWhen = response.headers['retry-after'] !== undefined;
          const more = isError({ status }) && { code: codeIn(Buffer.concat(parts)), saysWhen };
          resolve({ status, ...more });
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error(`no response in ${longestMs / 1000} s`)));
    request.on('error', fail);
    request.end(json);
  });
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
