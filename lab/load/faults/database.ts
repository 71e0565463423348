import { setTimeout as sleep } from 'node:timers/promises';
import { outagesAreBusy } from './changes.ts';
import { type Fault, type Ground, seconds } from './fault.ts';
import { type ExternalPostgres, startPostgres } from './tools/database.ts';
import { startProduct } from './tools/product.ts';
import { limitsMs, startWriters, type Writers } from './tools/writers.ts';

const goneMs = 30_000;
const restarts = 3;
/** How long PostgreSQL stays away in each of them. */
const awayMs = 1000;

/**
 * Breaks a PostgreSQL of its own under the server while people write; both must go on by themselves. Nobody waits for
 * longer than for a connection, since those to a PostgreSQL that ends end with it.
 */
async function breakExternal(
  ground: Ground,
  harm: (postgres: ExternalPostgres, writers: Writers) => Promise<string[]>,
) {
  const postgres = await startPostgres(ground);
  const product = await startProduct(ground, { env: { DATABASE_URL: postgres.url } });
  const writers = await startWriters(ground, product, { respondsWithinMs: limitsMs.connection });
  await writers.untilMore();
  const unforeseen = await harm(postgres, writers);
  const readyMs = await product.untilReady();
  await writers.untilMore();
  const { broken, measured } = await writers.finish();
  return {
    broken: [...unforeseen, ...broken],
    measured: `${measured}; ready ${seconds(readyMs)} after the database`,
  };
}

export const postgresRestarted: Fault = {
  name: 'postgres-restarted',
  shows: `a PostgreSQL at DATABASE_URL is restarted ${restarts} times: calls get 503 meanwhile, never 500, and nothing is lost`,
  control: {
    without: 'an outage of the database is not told from a fault of ours',
    breaks: /writes answered 500/,
    change: outagesAreBusy,
  },
  run: (ground) =>
    breakExternal(ground, async (postgres, writers) => {
      let unfelt = 0;
      for (let count = 0; count < restarts; count += 1) {
        const felt = writers.watch();
        await postgres.stop();
        await sleep(awayMs);
        await postgres.start();
        await writers.untilMore();
        if (felt().refused === 0) unfelt += 1;
      }
      return unfelt === 0 ? [] : [`no call was told to come back during ${unfelt} restarts`];
    }),
};

export const postgresGone: Fault = {
  name: 'postgres-gone',
  shows: `a PostgreSQL at DATABASE_URL is away for ${goneMs / 1000} s: calls get 503, never 500, and the server goes on by itself`,
  control: {
    without: 'an address at which nothing answers is not known as an outage',
    breaks: /writes answered 500/,
    change: {
      file: 'server/lib/database/outage.ts',
      find: "if (networkCodes.includes(code) || (code && syscall === 'connect')) return code;",
      replace: "if (networkCodes.includes(code) && syscall === '') return code;",
    },
  },
  run: (ground) =>
    breakExternal(ground, async (postgres, writers) => {
      await postgres.stop();
      const felt = writers.watch();
      await sleep(goneMs);
      const { accepted, refused } = felt();
      await postgres.start();
      return [
        ...(accepted === 0 ? [] : [`${accepted} writes accepted without a database`]),
        ...(refused > 0 ? [] : ['no call was told to come back']),
      ];
    }),
};
