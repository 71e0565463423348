import { loadavg } from 'node:os';
import { seconds } from './fault.ts';
import { findFaults, tryFault } from './faults.ts';
import { limitTo, openScope, type Scope } from './tools/scope.ts';
import { createSeededFolder } from './tools/seeded-folder.ts';
import { watchStillness } from './tools/stillness.ts';
import { summarize } from './tools/summary.ts';

/**
 * Breaks what the product stands on while people write, and says for each fault what it measured. Each is also tried
 * with its protection taken away, which must fail: otherwise the check would notice nothing. What could not be tried here
 * is no success either: the exit code is 0 only if every fault has passed.
 * `npm run faults`; `npm run faults -- NAME ...` tries some, `npm run faults -- --list` names them.
 */

const seeded = createSeededFolder();
const scopes = new Set<Scope>();
let leaving: Promise<void> | undefined;

async function withScope<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  if (leaving) return never();
  const scope = openScope();
  scopes.add(scope);
  try {
    return await work(scope);
  } finally {
    await scope.end().finally(() => {
      scopes.delete(scope);
      // What an interrupted fault finds then is no result.
      return leaving && never();
    });
  }
}

const never = () => new Promise<never>(() => {});

/** Ends everything that was started, then this process. npm passes Ctrl-C on, so that it comes twice. */
function leave(code: number): void {
  leaving ??= Promise.allSettled([...scopes].map((scope) => scope.end()))
    .then(async (ends) => {
      await seeded.remove();
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    })
    .catch((error) => console.error(error.message))
    .then(() => process.exit(code));
}

async function run(): Promise<number> {
  const { isList, atOnce, wanted } = findFaults(process.argv.slice(2));
  if (isList) {
    for (const { name, shows } of wanted) console.log(`${name}: ${shows}`);
    return 0;
  }
  const startedAt = performance.now();
  const means = { withScope, seeded, inTurn: limitTo(atOnce), stillMs: watchStillness().totalMs };
  const tried = await Promise.all(
    wanted.map(async (fault) => ({ fault, verdict: await tryFault(fault, means, console.log) })),
  );
  const { lines, exitCode } = summarize(tried);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\nIn ${seconds(performance.now() - startedAt)}, with a load of ${load} at the end.`);
  console.log(lines.join('\n'));
  return exitCode;
}

for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(name, () => leave(code));
}
process.on('uncaughtException', (error) => {
  console.error(error);
  leave(1);
});
leave(
  await run().catch((error: Error) => {
    console.error(error.message);
    return 1;
  }),
);
