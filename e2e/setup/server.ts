import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import pg from 'pg';
import { findRunningPostgres } from '#server/lib/database/embedded/find-running.ts';
import { makeMemoryFolder } from '#server/testing/database/memory-folder.ts';
import { serverFlags } from '../../installs/prepare.js';

/** A continuous integration machine once took more than a minute, on which another start takes seven seconds. */
export const startTimeoutMs = 180_000;

export type TestServer = {
  url: string;
  /** Queries the database directly: to check its rows, or to create a state that takes a user a long time to reach. */
  query: (statement: string, values: unknown[]) => Promise<pg.QueryResult>;
  stop: () => Promise<void>;
};

/** Starts the whole product: on a free port, with an empty data folder, in its sandbox. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = await makeMemoryFolder('mind-your-step-e2e-');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    // Some journeys come from another machine of the house.
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      NODE_ENV: 'test',
      SANDBOX: 'true',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await waitUntilReady(url, server);
  return {
    url,
    query: (statement, values) => queryDatabase(dataDir, statement, values),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Uses a separate connection, not the server's. */
async function queryDatabase(dataDir: string, statement: string, values: unknown[]): Promise<pg.QueryResult> {
  const url = await findRunningPostgres(dataDir);
  if (!url) throw new Error('The database does not run.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

async function waitUntilReady(url: string, server: ChildProcess) {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill('SIGKILL');
  throw new Error(`The server was not ready within ${startTimeoutMs / 1000} s`);
}

/** A port on which nothing listens now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
