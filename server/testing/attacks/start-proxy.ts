import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTeardown } from '../on-teardown.ts';

const program = '/usr/sbin/haproxy';

/** Whether Debian's package of HAProxy is installed. */
export const hasProxy = existsSync(program);

/** Starts HAProxy in front of a server; it uses the connections to the server for everybody, and marks each request. */
export async function startProxy(target: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haproxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend all
  bind 127.0.0.1:${port}
  http-request set-header x-proxy 1
  default_backend server
backend server
  http-reuse always
  server one ${new URL(target).host}
`,
  );
  const proxy = spawn(program, ['-db', '-f', file], { stdio: 'ignore' });
  onTeardown(async () => {
    proxy.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/healthz`).catch(() => undefined))) {
    if (proxy.exitCode !== null) throw new Error('HAProxy does not start.');
    await sleep(50);
  }
  return address;
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
