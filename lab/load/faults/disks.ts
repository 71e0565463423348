import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { durableFiles } from './changes.ts';
import { type Fault, type Ground, RuleBroken, seconds, untilSo } from './fault.ts';
import { childrenOf, missingPrograms } from './tools/machine.ts';
import { type Product, prepareProduct, startProduct } from './tools/product.ts';
import { startWriters } from './tools/writers.ts';

const failingMs = 8000;

export const logFull: Fault = {
  name: 'log-full',
  shows:
    'the disk of the log is full, so that no line of it can be written: the server lives and accepts writes',
  control: {
    without: 'an output that takes nothing is an unforeseen error',
    breaks: /the server gave up: ENOSPC/,
    change: {
      file: 'server/lib/log.ts',
      find: "  output.on('error', () => undefined);\n",
      replace: '',
    },
  },
  obstacle: () => (process.platform === 'linux' ? null : 'needs /dev/full'),
  async run(ground) {
    const full = openSync('/dev/full', 'w');
    ground.onEnd(() => closeSync(full));
    const product = await prepareProduct(ground, { outputTo: full });
    product.start();
    return Promise.race([writeWithoutLog(ground, product), untilGivenUp(product)]);
  },
};

async function writeWithoutLog(ground: Ground, product: Product) {
  // A line of the log that is due before it is ready must not stop it either.
  await product.untilReady();
  const writers = await startWriters(ground, product);
  await writers.untilMore();
  // Each lost connection is a line of the log.
  await product.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mind-your-step'`,
  );
  await writers.untilMore(50);
  return writers.finish();
}

/** Without the protection the server says why it stops, but never ends, because at its end it waits for the log. */
async function untilGivenUp(product: Product): Promise<never> {
  const lastWord = () => product.output().match(/ENOSPC.*/)?.[0];
  await untilSo('given up', () => lastWord() !== undefined || !product.isAlive(), Number.POSITIVE_INFINITY);
  throw new RuleBroken(lastWord() ? `the server gave up: ${lastWord()}` : 'the server ended');
}

export const diskError: Fault = {
  name: 'disk-error',
  shows: `each fsync of PostgreSQL fails with EIO for ${failingMs / 1000} s: it stops at once, comes back, and nothing acknowledged is missing`,
  control: {
    without: 'PostgreSQL does not wait for the disk, so that it notices no failure',
    breaks: /PostgreSQL went on/,
    change: durableFiles,
  },
  obstacle: () => missingPrograms({ strace: 'strace' }, { isRootNeeded: 'to trace PostgreSQL' }),
  async run(ground) {
    const product = await startProduct(ground);
    const writers = await startWriters(ground, product);
    await writers.untilMore();
    const tracers: ChildProcess[] = [];
    const detach = () => {
      for (const tracer of tracers.splice(0)) tracer.kill('SIGINT');
    };
    ground.onEnd(detach);
    const startedAt = performance.now();
    const stops = new Set<number>();
    let traced = 0;
    while (performance.now() - startedAt < failingMs) {
      const pid = await product.postmasterPid();
      if (Number.isFinite(pid) && pid !== traced) {
        traced = pid;
        stops.add(pid);
        tracers.push(await failSyncs(pid));
      }
      await sleep(50);
    }
    detach();
    const readyMs = await product.untilReady();
    await writers.untilMore();
    const { broken, measured } = await writers.finish();
    const crashes = stops.size - 1;
    return {
      broken: crashes > 0 ? broken : [...broken, 'PostgreSQL went on although nothing reached the disk'],
      measured: `PostgreSQL stopped ${crashes} times; ${measured}; ready ${seconds(readyMs)} after the disk`,
    };
  },
};

/** Lets every fsync of this PostgreSQL fail, of its processes of now and of later. */
async function failSyncs(postmaster: number): Promise<ChildProcess> {
  const processes = [postmaster, ...(await childrenOf(postmaster))].flatMap((pid) => ['-p', String(pid)]);
  const calls = 'fsync,fdatasync';
  const line = ['-f', '-qq', '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`, '-o', '/dev/null'];
  return spawn('strace', [...line, ...processes], { stdio: 'ignore' });
}
