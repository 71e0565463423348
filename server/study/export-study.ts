import { openStudy } from '#contract/study-plan.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, type SQL, sql } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { type Study, studies } from '#server/tables/study.ts';
import { dataDictionary } from './export/data-dictionary.ts';
import { headLine, rowLines } from './export/lines.ts';
import { pagesOf, readAhead } from './export/pages-of.ts';
import { studyFiles } from './export/study-files.ts';

/** In the study that is open to everybody fewer people would be known by their answers alone (docs/operating.md). */
export const leastPeople = 20;

/** People and rows of a page; three pages are in memory at once. */
const peopleAPage = 250;
const rowsAPage = 2500;

export const dictionaryName = 'data-dictionary.md';

/** Takes the next piece of a file of an export; the first one has the names of its columns. */
export type WriteStudyFile = (name: string, text: string) => Promise<void>;

/**
 * Hands over the files of a study with their dictionary, piece by piece and in turn, as one transaction sees the database.
 * Returns the rows of each file.
 * @throws Problem `conflict` while too few people take part in the open study
 * @param transaction with the isolation level "repeatable read", so that all files fit together
 */
export async function exportStudy(
  transaction: Database,
  write: WriteStudyFile,
  study: Study,
  now: Date,
): Promise<Record<string, number>> {
  if (study.id === openStudy) await rejectFew(transaction, study);
  await transaction
    .update(studies)
    .set({ previousExportAt: sql`${studies.lastExportAt}`, lastExportAt: now })
    .where(eq(studies.id, study.id));
  const counts: Record<string, number> = {};
  for (const file of studyFiles) {
    await write(file.name, headLine(file));
    counts[file.name] = 0;
  }
  for await (const { name, lines, count } of readAhead(linesOfFiles(transaction, study, now))) {
    await write(name, lines);
    counts[name] = (counts[name] ?? 0) + count;
  }
  await write(dictionaryName, dataDictionary());
  return counts;
}

/** A page becomes lines while the next one is read, and the lines before it are written. */
async function* linesOfFiles(...given: Parameters<typeof rowsOfFiles>) {
  for await (const { file, rows } of readAhead(rowsOfFiles(...given)))
    yield { name: file.name, lines: rowLines(file, rows), count: rows.length };
}

/** The rows of all files, in pages. */
async function* rowsOfFiles(transaction: Database, study: Study, now: Date) {
  const files = studyFiles.filter(({ needs }) => !needs || study.collects.includes(needs));
  for await (const page of pagesOf(transaction, 'participants', participantsOf(study, now), peopleAPage)) {
    for (const file of files) {
      for await (const rows of pagesOf(transaction, 'study_rows', file.rows(tableOf(page)), rowsAPage))
        yield { file, rows };
    }
  }
}

/**
 * Everyone who agreed, unless the account is closing or on hold, which may mean that somebody else uses it. Who has left a
 * trial is among them if they let their data be kept: leaving the open study never does.
 */
function participantsOf(study: Study, now: Date): SQL {
  return sql`
    select account_id, code as person, joined_at, coalesce(left_at, 'infinity') as until_at, ${now}::timestamptz as now_at,
      ${study.collects.includes('surveys')}::boolean as has_surveys
    from study_consents join accounts on accounts.id = account_id
    where study_id = ${study.id} and (left_at is null or ${study.id !== openStudy})
      and deletion_requested_at is null and frozen_at is null
    order by code`;
}

/** The people of a page, as a table for the queries of the files. */
function tableOf(page: readonly Record<string, unknown>[]): SQL {
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(page)}::jsonb) as people (account_id uuid, person text,
      joined_at timestamptz, until_at timestamptz, now_at timestamptz, has_surveys boolean)`;
}

async function rejectFew(transaction: Database, study: Study): Promise<void> {
  const { rows } = await transaction.execute<{ people: number }>(
    sql`select count(*)::int as people from (${participantsOf(study, new Date(0))}) as participant`,
  );
  const people = rows[0]?.people ?? 0;
  if (people >= leastPeople) return;
  throw new Problem(
    'conflict',
    `Only ${people} people take part. Below ${leastPeople} their answers alone would tell who they are: wait.`,
  );
}
