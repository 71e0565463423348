import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePort } from '#e2e/setup/server.ts';
import { findRunningPostgres } from '#server/lib/database/embedded/find-running.ts';
import { environment, root, serverFlags } from '../../../../installs/prepare.js';
import { type Change, type Ground, RuleBroken, untilSo } from '../fault.ts';
import { endUsersOf } from './machine.ts';

/** A start on a busy machine, recovery of the database included. */
const readyWithinMs = 240_000;

/** The address of the file that makes a change of the product while it is loaded. */
function removalOf(change: Change): string {
  const address = pathToFileURL(join(import.meta.dirname, 'remove-protection.ts'));
  address.searchParams.set('change', JSON.stringify(change));
  return address.href;
}

/** What the server wrote for people, without the lines of its log. */
function messageOf(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() && !/^(\{|\s+at )/.test(line));
  return lines.slice(-8).join(' ').slice(-400) || 'without a word';
}

export type Options = {
  env?: Record<string, string>;
  /** Files to load before the server. */
  preload?: readonly string[];
  /** Changes of the product besides that of the control. */
  changes?: readonly Change[];
  /** Where the standard output, with the log, goes instead of into `output()`, which has the errors only then. */
  outputTo?: number;
  dataDir?: string;
  /** Whether the folder is empty, as before the first start; otherwise the sandbox was started there before. */
  isNew?: boolean;
  /** Where it listens; by default a free port of this machine. */
  address?: { host: string; port: number };
};

export type Product = {
  url: string;
  dataDir: string;
  start(): void;
  /** Waits until it is ready, and returns after how long. @throws RuleBroken if it ends or takes too long */
  untilReady(withinMs?: number): Promise<number>;
  untilEnded(withinMs?: number): Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  isAlive(): boolean;
  pid(): number;
  output(): string;
  /** Opens a connection to its database, embedded or external. */
  connect(): Promise<pg.Client>;
  /** On a separate connection. */
  query(statement: string, values?: unknown[]): Promise<pg.QueryResult>;
  postmasterPid(): Promise<number>;
};

/**
 * A folder for data; at the end it is deleted, after what still runs in it was killed. PostgreSQL runs as another user
 * there when we are root.
 */
export async function newFolder(ground: Ground): Promise<string> {
  ground.checkOpen();
  // A process is found by its real place.
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'faults-'));
  ground.onEnd(async () => {
    await endUsersOf(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
  await chmod(folder, 0o755);
  return folder;
}

/** The product as `npm start` starts it, in its sandbox, with an embedded PostgreSQL, and not started yet. */
export async function prepareProduct(ground: Ground, options: Options = {}): Promise<Product> {
  const { env = {}, preload = [], changes = [], outputTo } = options;
  const dataDir = options.dataDir ?? (await newFolder(ground));
  if (!options.isNew && !env.DATABASE_URL) await ground.seeded.copyTo(dataDir);
  const { host, port } = options.address ?? { host: 'localhost', port: await freePort() };
  const url = `http://${host}:${port}`;
  const { without } = ground;
  const changed = [...(without ? [without] : []), ...changes].map(removalOf);
  const preloads = [...changed, ...preload].flatMap((file) => ['--import', file]);
  const args = [...preloads, ...serverFlags, 'server/main.ts'];
  let child: ChildProcess | undefined;
  let output = '';
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  ground.onEnd(() => stop());

  /** Its PostgreSQL ends with the folder. */
  async function stop(): Promise<void> {
    if (!child || hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async function connect(): Promise<pg.Client> {
    const address = env.DATABASE_URL ?? (await findRunningPostgres(dataDir));
    const client = new pg.Client({ connectionString: address ?? '', application_name: 'faults' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  return {
    url,
    dataDir,
    connect,
    async query(statement, values = []) {
      const client = await connect();
      return client.query(statement, values).finally(() => client.end());
    },
    start() {
      ground.checkOpen();
      child = spawn(process.execPath, args, {
        cwd: root,
        env: {
          PATH: environment.PATH,
          HOST: host,
          PORT: String(port),
          DATA_DIR: dataDir,
          SANDBOX: 'true',
          RATE_LIMITS: 'off',
          LOGIN_DELAY: 'off',
          NODE_ENV: 'test',
          ...env,
        },
        stdio: ['ignore', outputTo ?? 'pipe', 'pipe'],
      });
      const collect = (text: unknown) => {
        output = (output + String(text)).slice(-20_000);
      };
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
    },
    untilReady: (withinMs = readyWithinMs) =>
      untilSo(
        'ready',
        async () => {
          if (hasEnded()) throw new RuleBroken(`the server ended: ${messageOf(output)}`);
          const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(20_000) }).catch(
            () => null,
          );
          await response?.arrayBuffer();
          return response?.ok === true;
        },
        withinMs,
      ),
    async untilEnded(withinMs = readyWithinMs) {
      await untilSo('ended', hasEnded, withinMs);
      return child?.exitCode ?? null;
    },
    signal: (name) => void child?.kill(name),
    isAlive: () => !hasEnded(),
    pid: () => child?.pid ?? 0,
    output: () => output,
    async postmasterPid() {
      const file = join(dataDir, 'postgres/files/postmaster.pid');
      return Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
    },
  };
}

/** The same, started and ready. @throws Error if it does not start, which says nothing about the fault to come */
export async function startProduct(ground: Ground, options: Options = {}): Promise<Product> {
  const product = await prepareProduct(ground, options);
  product.start();
  await product.untilReady().catch((error: Error) => {
    throw new Error(`The product did not start: ${error.message}`);
  });
  return product;
}
