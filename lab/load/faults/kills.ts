import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logInTo } from '../writes.ts';
import { connectionListener, synchronousCommit } from './changes.ts';
import { type Fault, type Ground, type Result, RuleBroken, seconds, untilSo } from './fault.ts';
import { readMigrationNames } from './schema.ts';
import { killTree } from './tools/machine.ts';
import { type Product, prepareProduct, startProduct } from './tools/product.ts';
import { startWriters } from './tools/writers.ts';

const kills = 5;

/** Kills again and again while people write; each time the product must be ready again and accept writes. */
async function killRepeatedly(
  ground: Ground,
  kill: (product: Product) => Promise<void>,
  isServerKilled = false,
): Promise<Result> {
  const product = await startProduct(ground);
  const writers = await startWriters(ground, product, { isServerKilled });
  const readyAfterMs: number[] = [];
  for (let count = 0; count < kills; count += 1) {
    await writers.untilMore();
    await sleep(Math.random() * 200);
    await kill(product);
    readyAfterMs.push(await product.untilReady());
  }
  await writers.untilMore();
  const { broken, measured } = await writers.finish();
  const slowest = seconds(Math.max(...readyAfterMs));
  return { broken, measured: `${kills} kills; ${measured}; ready again after ${slowest} at most` };
}

async function killServer(product: Product): Promise<void> {
  product.signal('SIGKILL');
  await product.untilEnded();
}

export const killApp: Fault = {
  name: 'kill-app',
  shows:
    'the server is killed while people write: nothing acknowledged is missing or doubled after the restart',
  control: {
    without: 'saves are acknowledged before they are stored',
    breaks: /acknowledged writes lost/,
    change: {
      file: 'server/answers/save-answer.ts',
      find: '    const { rows } = await connection.query<SaveResult>({ ...saveStatement, values });\n',
      replace: `    setTimeout(() => pool.query({ ...saveStatement, values }).catch(() => undefined), 100);
    const rows = [{ playthrough_id: String(values[2]), total_answered: 1, last_answered_exercise: 1 }];\n`,
    },
  },
  run(ground) {
    const kill = async (product: Product) => {
      await killServer(product);
      product.start();
    };
    return killRepeatedly(ground, kill, true);
  },
};

export const killPostgres: Fault = {
  name: 'kill-postgres',
  shows:
    'PostgreSQL is killed while people write: the server lives, answers 503, and PostgreSQL comes back by itself',
  control: {
    without: 'connections have no listener for their end',
    breaks: /the server ended/,
    change: connectionListener,
  },
  run: (ground) =>
    killRepeatedly(ground, (product) =>
      withinTransaction(product, async () => {
        process.kill(await product.postmasterPid(), 'SIGKILL');
      }),
    ),
};

export const killBoth: Fault = {
  name: 'kill-both',
  shows:
    'server and PostgreSQL are killed at once while people write: nothing acknowledged is missing or doubled',
  control: {
    without: 'PostgreSQL confirms commits that are not on disk',
    breaks: /acknowledged writes lost/,
    change: synchronousCommit,
  },
  run(ground) {
    const kill = async (product: Product) => {
      const pid = await product.postmasterPid();
      process.kill(pid, 'SIGKILL');
      await killServer(product);
      product.start();
    };
    return killRepeatedly(ground, kill, true);
  },
};

const ownConnections = `pg_stat_activity where application_name = 'mind-your-step'`;

/** Kills while a message is held up within its transaction, where nothing but a listener notices the end. */
async function withinTransaction(product: Product, kill: () => Promise<unknown>): Promise<void> {
  const holder = await product.connect();
  await holder.query('begin; lock table tickets in exclusive mode');
  const waiting = `select from ${ownConnections} and wait_event_type = 'Lock'`;
  await untilSo(
    'a transaction under way',
    async () => ((await product.query(waiting)).rowCount ?? 0) > 0,
    60_000,
  );
  await kill();
  await sleep(100);
  await holder.end().catch(() => undefined);
}

export const killConnections: Fault = {
  name: 'kill-connections',
  shows:
    'the process of one connection is killed, so that PostgreSQL starts afresh, or all connections are ended by command, in turn: the server lives',
  control: {
    without: 'connections have no listener for their end',
    breaks: /the server ended/,
    change: connectionListener,
  },
  run(ground) {
    let isOne = false;
    return killRepeatedly(ground, async (product) => {
      isOne = !isOne;
      await withinTransaction(product, async () => {
        if (!isOne) return product.query(`select pg_terminate_backend(pid) from ${ownConnections}`);
        const { rows } = await product.query(`select pid from ${ownConnections} order by random() limit 1`);
        return process.kill(rows[0].pid, 'SIGKILL');
      });
    });
  },
};

type Stage = { when: string; hasBegun: (product: Product) => Promise<boolean> | boolean };

/** The moments of a first start, in their order. */
const stages: readonly Stage[] = [
  { when: 'the folder is made', hasBegun: async ({ dataDir }) => (await findHome(dataDir)) !== undefined },
  {
    when: 'the files are being made',
    hasBegun: async ({ dataDir }) => existsSync(join((await findHome(dataDir)) ?? '', 'files/global')),
  },
  { when: 'the database is in place', hasBegun: isInPlace('files/PG_VERSION') },
  { when: 'PostgreSQL starts', hasBegun: isInPlace('files/postmaster.pid') },
  { when: 'the role is made', hasBegun: isInPlace('app-password') },
  { when: 'the schema is made', hasBegun: (product) => hasMigrations(product, 1) },
  {
    when: 'the sandbox is filled',
    hasBegun: async (product) => hasMigrations(product, (await readMigrationNames()).length),
  },
];
/** On a busy machine a moment may be over before the kill. */
const triesOfStage = 5;

function isInPlace(name: string): Stage['hasBegun'] {
  return ({ dataDir }) => existsSync(join(dataDir, 'postgres', name));
}

async function hasMigrations(product: Product, count: number): Promise<boolean> {
  const { rows } = await product
    .query('select count(*)::int as count from migrations')
    .catch(() => ({ rows: [{ count: 0 }] }));
  return rows[0].count >= count;
}

/** The folder of the database, also while it has its temporary name. */
async function findHome(dataDir: string): Promise<string | undefined> {
  const names = await readdir(dataDir).catch(() => []);
  const name = names.find((one) => one.startsWith('postgres'));
  return name && join(dataDir, name);
}

export const killEarly: Fault = {
  name: 'kill-early',
  shows: `server and PostgreSQL are killed at ${stages.length} moments of their first start: the next start needs no help`,
  control: {
    without:
      'the files of the database are made in their final place, so that a killed start leaves half of them',
    breaks: /the server ended: .*PG_VERSION/,
    change: {
      file: 'server/lib/database/embedded/cluster.ts',
      find: 'const unfinished = `',
      replace: 'const unfinished = home || `',
    },
  },
  async run(ground) {
    const readyAfterMs: number[] = [];
    const broken: string[] = [];
    for (const [index, { when }] of stages.entries()) {
      const product = await killAtStage(ground, index);
      product.start();
      const readyMs = await product.untilReady().catch((error: Error) => {
        throw new RuleBroken(`killed when ${when}: ${error.message}`);
      });
      readyAfterMs.push(readyMs);
      await logInTo(product.url).catch((error) => broken.push(`killed when ${when}: ${error.message}`));
      const left = (await readdir(product.dataDir)).filter((name) => name.startsWith('postgres.new'));
      if (left.length > 0) broken.push(`killed when ${when}, ${left.join(', ')} is left`);
      product.signal('SIGTERM');
      const code = await product.untilEnded();
      if (code !== 0) throw new RuleBroken(`the exit code after the stop was ${code}`);
    }
    return {
      broken,
      measured: `killed when ${stages.map(({ when }) => when).join(', ')}; ready after ${seconds(Math.max(...readyAfterMs))} at most`,
    };
  },
};

/** A product whose first start was killed at this stage, before the next one. @throws Error if that did not succeed */
async function killAtStage(ground: Ground, index: number): Promise<Product> {
  const [stage, next] = stages.slice(index);
  for (let tries = 0; stage && tries < triesOfStage; tries += 1) {
    const product = await prepareProduct(ground, { isNew: true });
    product.start();
    while (product.isAlive() && !(await stage.hasBegun(product))) await sleep(5);
    const isAlive = product.isAlive();
    // Stopped first, so that it goes no further while it is looked at.
    product.signal('SIGSTOP');
    const isOver = await next?.hasBegun(product);
    await killTree(product.pid());
    await product.untilEnded();
    const isOverNow = await next?.hasBegun(product);
    // Without the protection, the stages cannot be told apart.
    if (isAlive && (ground.isControl || !(isOver || isOverNow))) return product;
  }
  throw new Error(`The server was not killed when ${stage?.when}.`);
}
