import { parseArgs } from 'node:util';
import { startThrowawayPostgres } from '#server/testing/database/throwaway-postgres.ts';
import { changedFiles } from './changed-files.ts';
import { faultsOf } from './faults.ts';
import { readBreaks, readSource, selectBreaks } from './list.ts';
import { commandsIn } from './run-command.ts';
import { makeScratchCopy } from './scratch-copy.ts';
import { tryAll } from './try-all.ts';
import { breaksIn } from './try-break.ts';

// `npm run breaks [-- TEXT] [--only FOLDER] [--all]`: takes away one behavior after the other, in a copy of the
// repository, and reports which of them a test notices. Without arguments those of the files that changed.

const options = { only: { type: 'string' }, all: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const isChosen = positionals.length > 0 || values.only !== undefined || values.all;
const choice = isChosen ? { text: positionals.join(' '), only: values.only } : { changed: changedFiles() };
const selected = selectBreaks(readBreaks(), choice);
if (selected.length === 0 && !isChosen) {
  console.log('No file with a break has changed; `npm run breaks -- --all` tries them all.');
  process.exit(0);
}
const faults = selected.flatMap((one) => faultsOf(one, readSource));
if (selected.length === 0 || faults.length > 0) {
  console.error(faults.join('\n') || 'No break matches.');
  process.exit(1);
}

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => stop.abort(new Error('Interrupted.')));
}

const undo: (() => Promise<void>)[] = [];
try {
  const copy = await makeScratchCopy();
  undo.unshift(copy.remove);
  const postgres = await startThrowawayPostgres();
  undo.unshift(postgres.stop);
  const run = commandsIn(copy.folder, stop.signal, { DATABASE_URL: postgres.url });
  const { noticed, unnoticed, isAsListed } = await tryAll(selected, breaksIn(copy, run), console.log);
  console.log(`\n${noticed} noticed, ${unnoticed} not noticed`);
  process.exitCode = isAsListed ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const step of undo) await step();
}
