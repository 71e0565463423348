import { parseArgs } from 'node:util';
import pino from 'pino';
import { systemClock } from '#server/lib/clock.ts';
import { type Config, ConfigurationError, readConfig } from '#server/lib/config.ts';
import { findRunningPostgres } from '#server/lib/database/embedded/find-running.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { databaseUseOf, prepareDatabase } from '#server/lib/database/prepare-database.ts';
import { Problem } from '#server/lib/problem.ts';
import { StartError } from '#server/lib/start-error.ts';
import { createServices } from './create-services.ts';
import { findCommandWithoutDatabase, runCommand, usage } from './operator/commands.ts';
import { isNaming, namingRecorder } from './operator/database-commands.ts';
import { formatResult, printable } from './operator/format-result.ts';
import { userOfSystem } from './operator/user-of-system.ts';

/** `npm run operate -- ...`: commands for the operator alone. */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: true,
  options: {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    yes: { type: 'boolean' },
    all: { type: 'boolean' },
    end: { type: 'boolean' },
    receipt: { type: 'string' },
    percent: { type: 'string' },
    lasts: { type: 'string' },
    expires: { type: 'string' },
    uses: { type: 'string' },
    'trial-days': { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    'key-file': { type: 'string' },
    deletions: { type: 'string' },
    months: { type: 'string' },
    name: { type: 'string' },
    seats: { type: 'string' },
    status: { type: 'string' },
    ends: { type: 'string' },
    terms: { type: 'string' },
    hours: { type: 'string' },
    limit: { type: 'string' },
    output: { type: 'string' },
    study: { type: 'string' },
    text: { type: 'string' },
    action: { type: 'string' },
    language: { type: 'string' },
    administrator: { type: 'string' },
    role: { type: 'string' },
    signed: { type: 'string' },
  },
});

const { json, help, ...options } = values;
if (help || positionals.length === 0) console.log(usage);
else await operate().catch(fail);

async function operate(): Promise<void> {
  const alone = findCommandWithoutDatabase(positionals);
  if (alone) console.log(formatResult(await alone.run(options), json));
  else await operateOnDatabase();
}

async function operateOnDatabase(): Promise<void> {
  const config = readConfig();
  const { url, close: closeServer } = await findDatabase(config);
  const opened = await openDatabase(url);
  try {
    const use = databaseUseOf(config);
    const operator = userOfSystem();
    const now = systemClock.now();
    const recordNaming = isNaming(positionals, use) ? namingRecorder(operator, use, now) : undefined;
    await prepareDatabase({ url, opened, use, now, recordNaming });
    const log = pino({ level: 'error' }, pino.destination(2));
    const { services, mailer } = createServices({ config, opened, clock: systemClock, log });
    await services.jobs.open();
    const invocation = { services, options, operator };
    const result = await runCommand(positionals, invocation).finally(async () => {
      await services.jobs.close();
      mailer.close();
    });
    console.log(formatResult(result, json));
  } finally {
    await opened.close();
    await closeServer();
  }
}

/** The database of the running server; where none runs, the embedded database is opened for this command. */
async function findDatabase({ databaseUrl, dataDir }: Config) {
  const known = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (known) return { url: known, close: async () => {} };
  const { url, stop } = await launchPostgres({ dataDir });
  return { url, close: stop };
}

/** Prints one message for a fault that the operator can fix, and a stack trace for a fault that only we can fix. */
function fail(error: Error): void {
  const isForPeople =
    error instanceof Problem || error instanceof StartError || error instanceof ConfigurationError;
  console.error(printable((isForPeople ? error.message : error.stack) ?? ''));
  process.exitCode = 1;
}
