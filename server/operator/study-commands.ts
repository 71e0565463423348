import { appendFile, chmod, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openStudy } from '#contract/study-plan.ts';
import { Problem } from '#server/lib/problem.ts';
import { exportStudy } from '#server/study/export-study.ts';
import { getStudyRow } from '#server/study/studies.ts';
import type { Command, Invocation, Result } from './command-type.ts';
import { textOf } from './read-options.ts';
import { withAudit } from './with-audit.ts';

/** The command for people who study what lasts of noticing. */

const name = 'study export';

/** The folder appears with all its files, after the audit entry is stored, or not at all. */
async function exportTo(folder: string, studyId: string, invocation: Invocation): Promise<Result> {
  const { database, clock } = invocation.services;
  const study = await getStudyRow(database, studyId);
  const unfinished = await mkdtemp(`${folder}.unfinished-`).catch(() => {
    throw new Problem('validation', `The folder of ${folder} cannot be written to.`);
  });
  try {
    const done = await withAudit(
      invocation,
      name,
      async ({ database: transaction }) => {
        const write = (file: string, text: string) =>
          appendFile(join(unfinished, file), text, { mode: 0o600 });
        const counts = await exportStudy(transaction, write, study, clock.now());
        const rows = Object.entries(counts).map(([file, count]) => ({ file, rows: count }));
        const message = `${study.name} is written to ${folder}. Read data-dictionary.md in it before you pass anything on.`;
        return { entry: { subject: studyId, details: counts }, result: { rows, message } };
      },
      { isolationLevel: 'repeatable read' },
    );
    await chmod(unfinished, 0o700);
    await rename(unfinished, folder);
    return done;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

export const studyCommands: readonly Command[] = [
  {
    name,
    usage: `${name} --output FOLDER [--study ID]`,
    description:
      'writes what people who take part in a study did, under their study codes, as CSV files with their dictionary into a new folder; without --study, the one that is open to everybody',
    run: async (invocation) => {
      const output = textOf(invocation.options, 'output');
      if (!output) throw new Problem('validation', 'Say where to: --output FOLDER.');
      const folder = resolve(output);
      if (await stat(folder).catch(() => null)) {
        throw new Problem('conflict', `${folder} is there already. Name a new folder.`);
      }
      return exportTo(folder, textOf(invocation.options, 'study') ?? openStudy, invocation);
    },
  },
];
