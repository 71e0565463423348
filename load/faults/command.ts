import { loadavg } from 'node:os';
import { seconds } from './fault.ts';
import { findFaults, tryFault, type Verdict } from './faults.ts';
import { createSeededFolder } from './tools/seeded-folder.ts';

/**
 * Breaks what the product stands on, one fault after the other, while people write, and says for each what it measured.
 * Each is tried again with its protection taken away, which must fail: otherwise the check would notice nothing.
 * `npm run faults`; `npm run faults -- NAME ...` tries some, `npm run faults -- --list` names them.
 */

const steps: (() => unknown)[] = [];
const seeded = createSeededFolder();

async function undo(): Promise<void> {
  for (const step of steps.splice(0).reverse())
    await (async () => step())().catch((error) => console.error(String(error)));
}

async function withSteps<T>(work: (onEnd: (step: () => unknown) => void) => Promise<T>): Promise<T> {
  try {
    return await work((step) => void steps.push(step));
  } finally {
    await undo();
  }
}

async function run(): Promise<number> {
  const { isList, wanted } = findFaults(process.argv.slice(2));
  const startedAt = performance.now();
  const counts: Record<Verdict, number> = { passed: 0, failed: 0, skipped: 0 };
  for (const fault of wanted) {
    console.log(`${isList ? '' : '\n'}${fault.name}: ${fault.shows}`);
    if (isList) continue;
    counts[await tryFault(fault, { withSteps, seeded }, console.log)] += 1;
  }
  if (isList) return 0;
  const { passed, failed, skipped } = counts;
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\nIn ${seconds(performance.now() - startedAt)}, with a load of ${load} at the end.`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0 ? 0 : 1;
}

for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(
    name,
    () =>
      void undo()
        .then(seeded.remove)
        .then(() => process.exit(code)),
  );
}
process.exitCode = await run().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
await seeded.remove();
process.exit();
