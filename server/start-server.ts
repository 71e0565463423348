import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { createServices } from './create-services.ts';
import { systemClock } from './lib/clock.ts';
import { type Config, ConfigurationError, readConfig } from './lib/config.ts';
import { type EmbeddedPostgres, launchPostgres } from './lib/database/embedded/launcher.ts';
import { explainOutage, openDatabase } from './lib/database/pool.ts';
import { databaseUseOf, prepareDatabase } from './lib/database/prepare-database.ts';
import { warnOfSuperuser } from './lib/database/warn-of-superuser.ts';
import { createLog } from './lib/log.ts';
import { serveMetrics } from './lib/metrics/metrics.ts';
import { rejectRoot } from './lib/reject-root.ts';
import { StartError } from './lib/start-error.ts';
import type { Tracing } from './lib/tracing.ts';
import { keepBuild } from './pages/kept-builds.ts';
import { findLanguagesOn } from './platform/languages-on.ts';
import { seedSandbox } from './sandbox/seed.ts';

/** Requests in flight, jobs and connections together may take this long to end; the database ends after them. */
const closeDeadlineMs = 5_000;
/** A start that is given up must end its database within this time; otherwise the process ends without waiting. */
const giveUpDeadlineMs = 10_000;

/** Steps that are run in reverse order when the server stops or fails to start. */
const undo: (() => Promise<unknown>)[] = [];
const givingUp = new AbortController();
/** What a stop on a signal does first, once the server listens. */
let drain: (() => Promise<void>) | undefined;
let launching: Promise<EmbeddedPostgres> | undefined;
let stopping: Promise<void> | undefined;

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
// The process that started us is gone, so nobody else would ever stop us.
process.once('disconnect', () => stop(0));
// This also catches errors while we stop: without a listener one would leave the database running.
process.on('uncaughtException', fail);
// A closed terminal or a full disk cannot take our output: that is no reason to stop.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

await start().catch((error) => stopping ?? fail(error));

async function start(): Promise<void> {
  const config = readConfig();
  rejectRoot(config);
  const log = createLog(config);
  const url = config.databaseUrl ?? (await openEmbedded(config, log));
  await serve(config, log, url).catch((error) => {
    throw explainOutage(url, error);
  });
}

async function serve(config: Config, log: Logger, url: string): Promise<void> {
  const opened = await openDatabase(url, {
    onError: (err) => stopping ?? log.warn({ err }, 'lost a connection'),
  });
  undo.push(() => opened.close());
  await prepareDatabase({ url, opened, use: databaseUseOf(config), now: systemClock.now() });
  if (!config.sandbox) await warnOfSuperuser({ pool: opened.pool, log });
  const tracing = await openTracing(config);
  const { notes, ...languages } = await findLanguagesOn(opened.db, config);
  const served = { ...config, ...languages };
  const running = createServices({ config: served, opened, clock: systemClock, log, tracing });
  const { services, mailer } = running;
  undo.push(async () => mailer.close());
  undo.push(async () => tracing?.close());
  await services.jobs.open();
  undo.push(() => services.jobs.close());
  await services.jobs.work(services);
  const sandboxLines = config.sandbox ? await seedSandbox(services) : [];
  // The first start makes its database while start.js builds the web app.
  if (process.argv.includes('--when-built')) await once(process, 'message');
  await keepBuild(services);
  const app = await buildApp(running);
  undo.push(() => app.close());
  drain = () => services.draining.start(config.drainSeconds);
  const address = await listen(app, config);
  const { host, metricsPort } = config;
  if (metricsPort !== null) {
    const metrics = await serveMetrics(services.metrics, metricsPort).catch((error) =>
      throwCannotListen(error, host, metricsPort, 'METRICS_PORT'),
    );
    undo.push(async () => metrics.close());
  }
  say(`\nMind Your Step is ready: ${config.publicUrl ?? address}`);
  for (const note of notes) say(note);
  if (config.sandbox) {
    say('\nThis is the sandbox: no real card is charged.');
    for (const line of sandboxLines) say(`  ${line}`);
  }
  say('\nStop it with Ctrl-C.');
}

/** Loaded only where it is wanted: its packages take memory and time at the start. */
async function openTracing({ tracesUrl }: Config): Promise<Tracing | null> {
  if (tracesUrl === null) return null;
  const { createTracing } = await import('./lib/tracing.ts');
  return createTracing(tracesUrl);
}

async function openEmbedded({ dataDir }: Config, log: Logger): Promise<string> {
  launching = launchPostgres({
    dataDir,
    onProgress: say,
    onTrouble: (err) => log.error({ err }, 'the database does not run; it is started again'),
    signal: givingUp.signal,
  });
  return (await launching).url;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port }).catch((error) => throwCannotListen(error, host, port, 'PORT'));
  const { port: opened } = app.server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${opened}`;
}

function throwCannotListen(error: NodeJS.ErrnoException, host: string, port: number, setting: string): never {
  const { code } = error;
  if (code === 'EADDRINUSE') {
    throw new StartError(
      `The port ${port} is in use by another program. Stop that one, or set ${setting} to another port.`,
    );
  }
  if (code === 'EACCES') {
    throw new StartError(`You may not open the port ${port}. Set ${setting} to one above 1023.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    throw new StartError(`HOST is ${host}, which is not an address of this machine.`);
  }
  throw error;
}

/** Finishes the requests in flight, then closes the database, then ends the process. */
function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    givingUp.abort();
    if (exitCode === 0) await drain?.();
    const deadline = sleep(closeDeadlineMs);
    for (const step of undo.reverse()) await Promise.race([step().catch(() => undefined), deadline]);
    const embedded = await Promise.race([launching?.catch(() => undefined), sleep(giveUpDeadlineMs)]);
    await embedded?.stop();
    process.exit(exitCode);
  })();
  return stopping;
}

/** Prints one message for a fault that the operator can fix, and a stack trace for a fault that only we can fix. */
function fail(error: Error): Promise<void> {
  const isForPeople = error instanceof StartError || error instanceof ConfigurationError;
  process.stderr.write(`\n${isForPeople ? error.message : error.stack}\n`);
  return stop(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
