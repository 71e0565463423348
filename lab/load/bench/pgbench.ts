import { spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** On Debian it is beside the versions of PostgreSQL; elsewhere it is on the path. */
const debianPaths = '/usr/lib/postgresql/*/bin/pgbench';

/** @throws Error with what to install */
export function findPgbench(): string {
  const candidates = ['pgbench', ...globSync(debianPaths).sort().reverse()];
  const found = candidates.find((path) => spawnSync(path, ['--version']).status === 0);
  if (!found) {
    throw new Error(
      'pgbench is missing. It comes with PostgreSQL: on Debian and Ubuntu `apt-get install postgresql-contrib`.',
    );
  }
  return found;
}

export type PgbenchRun = { url: string; script: string; clients: number; seconds: number };

/** Runs a script repeatedly, with prepared statements, and returns how many times a second. */
export async function runPgbench(
  pgbench: string,
  { url, script, clients, seconds }: PgbenchRun,
): Promise<number> {
  const child = spawn(
    pgbench,
    // prettier-ignore
    [
      '--no-vacuum',
      '--protocol=prepared',
      '--client',
      `${clients}`,
      '--jobs',
      '2',
      '--time',
      `${seconds}`,
      '--file',
      script,
      url,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const rate = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (code !== 0 || !rate) throw new Error(`pgbench failed:\n${output}`);
  return Number(rate);
}
