import { expect, onTestFinished, test } from 'vitest';
import { applyBreak } from '../../../breaks/apply.ts';
import { commandsIn } from '../../../breaks/run-command.ts';
import { makeScratchCopy } from '../../../breaks/scratch-copy.ts';
import { typeErrorOf } from '../../../breaks/types.ts';
import type { Change } from '../fault.ts';
import { faults } from '../faults.ts';

const changes = faults.flatMap(({ control: { change } }) => change ?? []);

/** Changes of different files can be compiled together. */
function inBatches(all: readonly Change[]): Change[][] {
  const batches: Change[][] = [];
  for (const one of new Set(all)) {
    const free = batches.find((batch) => batch.every(({ file }) => file !== one.file));
    if (free) free.push(one);
    else batches.push([one]);
  }
  return batches;
}

// A control that does something else than it says, because the code around it has changed, seldom compiles.
test('what each control leaves of a file compiles', { timeout: 600_000 }, async () => {
  const copy = await makeScratchCopy();
  onTestFinished(() => copy.remove());
  const run = commandsIn(copy.folder, new AbortController().signal);
  const errors: string[] = [];
  for (const batch of inBatches(changes)) {
    const before = await Promise.all(batch.map(({ file }) => copy.read(file)));
    for (const [index, change] of batch.entries())
      await copy.write(change.file, applyBreak(before[index] as string, change));
    const byProjects = new Map(batch.map(({ file }) => [file.split('/')[0], file]));
    for (const file of byProjects.values()) {
      const error = await typeErrorOf(file, copy.folder, run);
      if (error !== null) errors.push(error);
    }
    for (const [index, { file }] of batch.entries()) await copy.write(file, before[index] as string);
  }
  expect(errors).toEqual([]);
});
