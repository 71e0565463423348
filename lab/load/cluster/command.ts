import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root as project, runNpm } from '../../../installs/prepare.js';
import { backUp, createStanza } from './backup.ts';
import { type ClusterOptions, startCluster } from './cluster.ts';
import { findServiceUser, installPrograms, isRoot } from './machine.ts';
import { findProofs, forRootAlone } from './prove/proofs.ts';

/**
 * Starts the product without a single point that stops it, on this machine alone: a PostgreSQL of three nodes under
 * Patroni and etcd, HAProxy before it and before two processes of the app, and pgBackRest. Ctrl-C ends all of it.
 * `npm run cluster`; `npm run cluster -- prove [NAME ...] [--rate N] [--rounds N]` breaks it on purpose.
 */

const undo: ClusterOptions['undo'] = [];
let ending: Promise<never> | undefined;

async function end(exitCode: number): Promise<never> {
  ending ??= (async () => {
    for (const step of undo.reverse())
      await (async () => step())().catch((error) => console.error(String(error)));
    process.exit(exitCode);
  })();
  return ending;
}

async function run(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== undefined && command !== 'prove') throw new Error(`There is no command ${command}.`);
  const proofs = command === 'prove' ? findProofs(rest, { isRoot }) : null;
  installPrograms();
  console.log(
    `Everything runs as ${findServiceUser().name}. Proofs that need root: ${forRootAlone.join(', ')}.`,
  );
  if (!existsSync(join(project, 'dist/web'))) await runNpm('Building the web app', ['run', 'build:web']);
  const appSettings: Record<string, string> = proofs ? { RATE_LIMITS: 'off', LOGIN_DELAY: 'off' } : {};
  const cluster = await startCluster({ isolated: proofs !== null && isRoot, appSettings, undo });
  const primary = await cluster.primary();
  console.log('Taking a first backup ...');
  createStanza(primary);
  backUp(primary);
  console.log('Starting two processes of the app ...');
  const apps = [await cluster.startApp(1), await cluster.startApp(2)];
  if (proofs) await end((await proofs.run({ cluster, apps })) ? 0 : 1);
  console.log(`\nMind Your Step is ready: ${cluster.url}`);
  console.log(`Each process: ${apps.map(({ url }) => url).join(', ')}`);
  console.log(`Logs, settings and data: ${cluster.root} (deleted at the end)`);
  console.log('\nStop it with Ctrl-C.');
}

process.on('SIGINT', () => void end(130));
process.on('SIGTERM', () => void end(143));
process.on('SIGHUP', () => void end(129));
await run().catch((error: Error & { stderr?: string }) => {
  console.error(error.stderr || error.message);
  return end(1);
});
