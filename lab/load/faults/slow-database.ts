import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endpoints } from '#contract/endpoints.ts';
import { startLineProxy } from '#server/testing/database/line-proxy.ts';
import { type Fault, seconds } from './fault.ts';
import { startPostgres } from './tools/database.ts';
import { type Product, startProduct } from './tools/product.ts';
import { limitsMs, startWriters } from './tools/writers.ts';

const delayMs = 300;
const slowMs = 10_000;
const silentMs = 35_000;
const lockedMs = 25_000;
const fullMs = 10_000;
const crowd = 40;
const outage = 'server/lib/database/outage.ts';

export const databaseSlow: Fault = {
  name: 'database-slow',
  shows: `the database answers ${delayMs} ms late, then not at all for ${silentMs / 1000} s: calls wait, then get 503 in time`,
  control: {
    without: 'no end is set to a statement on a connection that stopped responding',
    breaks: /not writing again|writes not answered within/,
    change: {
      file: 'server/lib/database/pool.ts',
      find: '    query_timeout: statementTimeoutMs * clientTimeoutFactor,\n',
      replace: '',
    },
  },
  async run(ground) {
    const postgres = await startPostgres(ground);
    const proxy = await startLineProxy(postgres.url);
    ground.onEnd(() => proxy.close());
    const product = await startProduct(ground, { env: { DATABASE_URL: proxy.url } });
    const writers = await startWriters(ground, product);
    await writers.untilMore();
    proxy.delayBy(delayMs);
    const slowly = writers.watch();
    await sleep(slowMs);
    const { accepted, shortestMs } = slowly();
    // Slow reads at once: only these need every connection that the server may open.
    await fillConnections(product);
    proxy.delayBy(0);
    const connections = `select count(*)::int as open from pg_stat_activity where application_name = 'mind-your-step'`;
    const { open } = (await product.query(connections)).rows[0];
    // The connections that are open now stay silent for ever, as after a router that forgot them.
    proxy.stall();
    proxy.delayBy(Number.POSITIVE_INFINITY);
    const silently = writers.watch();
    const waiting = fillConnections(product);
    await sleep(silentMs);
    const { refused } = silently();
    proxy.delayBy(0);
    await writers.untilMore();
    await waiting;
    const readyMs = await product.untilReady();
    const { broken, measured } = await writers.finish();
    return {
      broken: [
        ...broken,
        ...(accepted > 0 ? [] : ['nothing was accepted while the database was slow']),
        ...(shortestMs > delayMs ? [] : ['a write did not wait for the slow database']),
        ...(refused > 0 ? [] : ['no call was told to come back while the database was silent']),
      ],
      measured: `${accepted} writes accepted in ${slowMs / 1000} s of delay, the fastest in ${seconds(shortestMs)}; ${open} connections silent; ${measured}; ready ${seconds(readyMs)} after it`,
    };
  },
};

/** Sends more reads at once than the server has connections. */
async function fillConnections({ url }: Product): Promise<void> {
  const signal = AbortSignal.timeout(silentMs);
  await Promise.all(
    Array.from({ length: crowd }, () =>
      fetch(url + endpoints.getPrice.path, { signal })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined),
    ),
  );
}

export const databaseLocked: Fault = {
  name: 'database-locked',
  shows: `a forgotten transaction locks the tables of saves for ${lockedMs / 1000} s: calls get 503 after 10 s, never 500`,
  control: {
    without: 'a statement that took too long is not known as an outage',
    breaks: /writes answered 500/,
    change: { file: outage, find: "  '57014', // the statement took too long\n", replace: '' },
  },
  async run(ground) {
    const product = await startProduct(ground);
    const writers = await startWriters(ground, product, { respondsWithinMs: limitsMs.statement });
    await writers.untilMore();
    const felt = writers.watch();
    await product.query(
      `do $$ begin lock table attempts, feedback, tickets; perform set_config('statement_timeout', '0', true);
       perform pg_sleep(${lockedMs / 1000}); end $$`,
    );
    const { refused } = felt();
    const againMs = await writers.untilMore();
    const { broken, measured } = await writers.finish();
    return {
      broken: refused > 0 ? broken : [...broken, 'no call was told to come back'],
      measured: `${measured}; writing again ${seconds(againMs)} after the lock`,
    };
  },
};

export const noConnections: Fault = {
  name: 'no-connections',
  shows:
    'other programs take every connection of PostgreSQL: calls get 503, and the server goes on once there are some',
  control: {
    without: 'a PostgreSQL that is out of connections is not known as an outage',
    breaks: /writes answered 500/,
    change: {
      file: outage,
      find: "const outageClasses = ['08', '53', '58'];",
      replace: "const outageClasses = ['08', '58'];",
    },
  },
  async run(ground) {
    const postgres = await startPostgres(ground);
    const product = await startProduct(ground, { env: { DATABASE_URL: postgres.url } });
    const writers = await startWriters(ground, product);
    await writers.untilMore();
    const others: pg.Client[] = [];
    const releaseAll = () => Promise.all(others.splice(0).map((one) => one.end().catch(() => undefined)));
    ground.onEnd(releaseAll);
    const superuser = new pg.Client({ connectionString: postgres.superuserUrl });
    ground.onEnd(() => superuser.end());
    await superuser.connect();
    const felt = writers.watch();
    const takeOne = async () => {
      const other = new pg.Client({ connectionString: postgres.url, application_name: 'others' });
      other.on('error', () => undefined);
      await other.connect().then(
        () => others.push(other),
        () => undefined,
      );
    };
    const until = performance.now() + fullMs;
    while (performance.now() < until) {
      // What the server still holds is taken from it, as when its connections grow old, and by many at once, because it tries again too.
      await superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mind-your-step'`,
      );
      await Promise.all(Array.from({ length: crowd }, takeOne));
      await sleep(50);
    }
    const taken = others.length;
    const { refused } = felt();
    await releaseAll();
    const againMs = await writers.untilMore();
    await product.untilReady();
    const { broken, measured } = await writers.finish();
    return {
      broken: refused > 0 ? broken : [...broken, 'no call was told to come back'],
      measured: `${taken} connections taken; ${measured}; writing again ${seconds(againMs)} after they were free`,
    };
  },
};
