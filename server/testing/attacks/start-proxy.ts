import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTeardown } from '../on-teardown.ts';

const program = '/usr/sbin/haproxy';
const shipped = new URL('../../../deploy/proxy/haproxy.cfg', import.meta.url);
const trusted = '    http-request set-header X-Forwarded-For %[src]\n';

/** Whether Debian's package of HAProxy is installed. */
export const hasProxy = existsSync(program);

/** Whether the proxy may pass on what a caller says about its own address, which the shipped one never does. */
type Options = { passesAddresses?: boolean };

/** Starts HAProxy with the configuration that the product ships, in front of a server; it marks each request. */
export async function startProxy(target: string, options: Options = {}): Promise<string> {
  if (!hasProxy) throw new Error(`There is no ${program}: install HAProxy to send anything through it.`);
  const folder = await mkdtemp(join(tmpdir(), 'haproxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, derive(await readFile(shipped, 'utf8'), { target, port, ...options }));
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

type Derived = { target: string; port: number } & Options;

/** Changes what cannot stay: the ports are free ones, there is no database to be in front of, and requests are marked. */
function derive(config: string, { target, port, passesAddresses = false }: Derived): string {
  const { host } = new URL(target);
  const changes: [shipped: string | RegExp, here: string][] = [
    // The app is one process here: both of its places are the same.
    [/\$\{APP[12]_HOST\}:3000/g, host],
    [/\$\{PROXY_HOST\}:8080/g, `127.0.0.1:${port}`],
    [/\nlisten database\n.*$/gs, '\n'],
    [trusted, `${passesAddresses ? '' : trusted}    http-request set-header x-proxy 1\n`],
  ];
  return changes.reduce((text, [from, to]) => {
    const changed = text.replaceAll(from, to);
    if (changed === text) throw new Error(`The shipped configuration has no ${from}.`);
    return changed;
  }, config);
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
