import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyBreak } from '#breaks/runner/apply.ts';
import { commandsIn } from '#breaks/runner/run-command.ts';
import { runTests } from '#breaks/runner/run-tests.ts';
import { makeScratchCopy } from '#breaks/runner/scratch-copy.ts';
import type { Fault, Ground } from './fault.ts';
import { missingPrograms } from './tools/machine.ts';
import { newFolder } from './tools/product.ts';

/** Faults that a long test of the product tries already, in a copy of the repository with nothing or the control changed. */

/** A long test may take longer on a busy machine than a break may. */
const longestTestMs = 15 * 60_000;

type Tested = { noticedBy: string; title: string; measured: string };

async function runTested(ground: Ground, { measured, ...test }: Tested) {
  const folder = await newFolder(ground);
  const { without } = ground;
  const copy = await makeScratchCopy(folder);
  if (without) {
    await writeFile(join(copy.folder, without.file), applyBreak(await copy.read(without.file), without));
  }
  // What a test that is ended leaves behind goes with the folder.
  const TMPDIR = join(folder, 'tmp');
  await mkdir(TMPDIR);
  const ending = new AbortController();
  ground.onEnd(() => ending.abort());
  const commands = commandsIn(copy.folder, ending.signal, { FULL: '1', TMPDIR }, longestTestMs);
  const outcome = await runTests(test, copy.folder, commands);
  if (outcome.kind === 'broken') throw new Error(outcome.reason || 'the test ended without a report');
  return {
    broken: outcome.kind === 'failed' ? await readFailures(copy.folder) : [],
    measured: `${test.noticedBy}: ${measured}`,
  };
}

type Report = { testResults: { assertionResults: { failureMessages: string[] }[] }[] };

/** How the test failed, in one line each. */
async function readFailures(folder: string): Promise<string[]> {
  const report: Report = JSON.parse(await readFile(join(folder, '.tmp/vitest.json'), 'utf8'));
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.flatMap(({ failureMessages }) =>
    failureMessages.map((message) => message.replaceAll(/\s+/g, ' ').slice(0, 300)),
  );
}

export const diskFull: Fault = {
  name: 'disk-full',
  shows:
    'the disk of data and log of PostgreSQL is full: saves get 503, the server lives, and it goes on once there is room (a test)',
  control: {
    without: 'a full disk is not known as an outage',
    breaks: /\b500\b/,
    change: {
      file: 'server/lib/database/outage.ts',
      find: "const outageClasses = ['08', '53', '58'];",
      replace: "const outageClasses = ['08', '58'];",
    },
  },
  obstacle: () => missingPrograms({ unshare: 'util-linux' }, { isRootNeeded: 'to mount a small disk' }),
  mounts: true,
  run: (ground) =>
    runTested(ground, {
      noticedBy: 'server/full-disk.full.test.ts',
      title: 'on a full disk nothing is accepted',
      measured:
        'every rejection was 503 with Retry-After 5, all acknowledged saves stored, ready again within 60 s',
    }),
};

export const backupCopied: Fault = {
  name: 'backup-copied',
  shows:
    'a backup is made while people write, restored and compared table by table with the original (a test)',
  control: {
    without: 'a backup lacks the part of the log that makes it consistent',
    breaks: /The database in .+ does not start/,
    change: {
      file: 'server/lib/database/backup/back-up.ts',
      find: '  await copyLog(cluster, { first, last }, target);',
      replace: '  void copyLog;',
    },
  },
  run: (ground) =>
    runTested(ground, {
      noticedBy: 'server/operator/backup/backup.full.test.ts',
      title: 'a backup of a server in use loses no acknowledged save',
      measured: 'no save acknowledged before the backup is missing, the restored tables are equal',
    }),
};
