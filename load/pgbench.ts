import { spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** Where Debian puts it beside the versions of PostgreSQL; elsewhere it is on the path. */
const debianPaths = '/usr/lib/postgresql/*/bin/pgbench';

/** @throws Error that says what to install */
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

/** Runs a script over and over, prepared, and answers how many times a second. */
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
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const rate = /^tps = ([\d.]+)/m.exec(said)?.[1];
  if (code !== 0 || !rate) throw new Error(`pgbench failed:\n${said}`);
  return Number(rate);
}
