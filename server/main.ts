import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigurationError, readConfig } from './config.ts';
import { launchPostgres } from './database/embedded/launcher.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/pool.ts';
import { serveMetrics } from './http/metrics.ts';
import { createLog } from './log.ts';
import { seedSandbox } from './sandbox/seed.ts';
import { createServices } from './services.ts';
import { StartError } from './start-error.ts';

/** Requests in flight, jobs and connections together may take this long to end; the database ends after them. */
const closeDeadlineMs = 5_000;

/** Undone in reverse order when the server stops, or does not get as far as running. */
const undo: (() => Promise<unknown>)[] = [];
let stopEmbedded: (() => Promise<void>) | undefined;
let stopping: Promise<void> | undefined;

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
// The process that started us is gone, without a word: so nobody would ever stop us.
process.once('disconnect', () => stop(0));
process.once('uncaughtException', fail);

await start().catch(fail);

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog(config);
  const url = config.databaseUrl ?? (await openEmbedded(config));
  const opened = await openDatabase(url, {
    onError: (err) => stopping ?? log.warn({ err }, 'lost a connection'),
  });
  undo.push(() => opened.close());
  await migrate(url);
  const services = createServices({ config, opened, clock: systemClock, log });
  undo.push(async () => services.postman.close());
  await services.jobs.open();
  undo.push(() => services.jobs.close());
  await services.jobs.work(services);
  const sandboxLines = config.sandbox ? await seedSandbox(services) : [];
  const app = await buildApp(services);
  undo.push(() => app.close());
  const address = await listen(app, config);
  if (config.metricsPort !== null) {
    const metrics = await serveMetrics(services.metrics, config.host, config.metricsPort);
    undo.push(async () => metrics.close());
  }
  say(`\nMind Your Step is ready: ${config.publicUrl ?? address}`);
  if (config.sandbox) {
    say('\nThis is the sandbox: no real card is charged.');
    for (const line of sandboxLines) say(`  ${line}`);
  }
  say('\nStop it with Ctrl-C.');
}

async function openEmbedded({ dataDir }: Config): Promise<string> {
  const postgres = await launchPostgres({ dataDir, onProgress: say, onLost: fail });
  stopEmbedded = postgres.stop;
  return postgres.url;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `The port ${port} is in use by another program. Stop that one, or set PORT to another port.`,
      );
    }
    if (code === 'EACCES')
      throw new StartError(`You may not open the port ${port}. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST is ${host}, which is not an address of this machine.`);
    }
    throw error;
  }
  const { port: opened } = app.server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${opened}`;
}

/** Finishes the requests in flight, then closes the database, then ends the process. */
function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    const deadline = sleep(closeDeadlineMs);
    for (const step of undo.reverse()) await Promise.race([step().catch(() => undefined), deadline]);
    await stopEmbedded?.();
    process.exit(exitCode);
  })();
  return stopping;
}

/** One message for what a person can mend; with the place in the program for what only we can. */
function fail(error: Error): Promise<void> {
  const isForPeople = error instanceof StartError || error instanceof ConfigurationError;
  process.stderr.write(`\n${isForPeople ? error.message : error.stack}\n`);
  return stop(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
