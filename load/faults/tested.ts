import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyBreak } from '#breaks/runner/apply.ts';
import { commandsIn } from '#breaks/runner/run-command.ts';
import { runTests } from '#breaks/runner/run-tests.ts';
import { makeScratchCopy } from '#breaks/runner/scratch-copy.ts';
import { root } from '../../prepare.js';
import type { Fault, Ground } from './fault.ts';
import { missingPrograms } from './tools/machine.ts';

/** Faults that a long test of the product tries already; the control runs it in a copy of the repository. */

/** A long test may take longer on a busy machine than a break may. */
const longestTestMs = 15 * 60_000;

type Tested = { noticedBy: string; title: string; measured: string };

async function runTested(ground: Ground, { measured, ...test }: Tested) {
  const { without } = ground;
  const folder = without ? await copyWithout(ground, without) : root;
  const ending = new AbortController();
  ground.onEnd(() => ending.abort());
  const commands = commandsIn(folder, ending.signal, { FULL: '1' }, longestTestMs);
  const outcome = await runTests(test, folder, commands);
  if (outcome.kind === 'broken') throw new Error(outcome.reason || 'the test ended without a report');
  return {
    broken: outcome.kind === 'failed' ? outcome.tests : [],
    measured: `${test.noticedBy}: ${measured}`,
  };
}

async function copyWithout(ground: Ground, change: NonNullable<Ground['without']>): Promise<string> {
  const copy = await makeScratchCopy();
  ground.onEnd(copy.remove);
  await writeFile(join(copy.folder, change.file), applyBreak(await copy.read(change.file), change));
  return copy.folder;
}

export const diskFull: Fault = {
  name: 'disk-full',
  shows:
    'the disk of data and log of PostgreSQL is full: saves get 503, the server lives, and it goes on once there is room (a test)',
  control: {
    without: 'a full disk is not known as an outage',
    change: {
      file: 'server/lib/database/outage.ts',
      find: "const outageClasses = ['08', '53', '58'];",
      replace: "const outageClasses = ['08', '58'];",
    },
  },
  obstacle: () => missingPrograms({ unshare: 'util-linux' }, { isRootNeeded: 'to mount a small disk' }),
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
