import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStudy } from '#contract/study-plan.ts';
import { type CsvValue, csvLine } from '#server/lib/csv.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNull, sql } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { accounts } from '#server/tables/accounts.ts';
import { studyConsents } from '#server/tables/study.ts';
import { dataDictionary } from './export/data-dictionary.ts';
import { pagesOf } from './export/pages-of.ts';
import { studyFiles } from './export/study-files.ts';

/** Fewer people would be known by their answers alone (docs/operating.md). */
export const leastPeople = 20;

/** People and rows that are in memory at once. */
const peopleAPage = 50;
const rowsAPage = 1000;

export const dictionaryName = 'data-dictionary.md';

type Participant = { account_id: string; person: string };

/**
 * Writes the files of the study into an empty folder, as one transaction sees the database. Returns the rows of each file.
 * @throws Problem `conflict` while too few people take part
 * @param transaction with the isolation level "repeatable read", so that all files fit together
 */
export async function exportStudy(
  transaction: Database,
  folder: string,
  studyId: string,
): Promise<Record<string, number>> {
  if (studyId === openStudy) await rejectFew(transaction, studyId);
  const counts: Record<string, number> = {};
  const handles = new Map<string, FileHandle>();
  try {
    for (const { name, columns } of studyFiles) {
      const handle = await open(join(folder, name), 'wx', 0o600);
      handles.set(name, handle);
      await handle.write(csvLine(columns.map(([column]) => column)));
      counts[name] = 0;
    }
    for await (const page of pagesOf(transaction, 'participants', participants(studyId), peopleAPage)) {
      for (const { name, columns, rows } of studyFiles) {
        for await (const found of pagesOf(
          transaction,
          'study_rows',
          rows(tableOf(page as Participant[])),
          rowsAPage,
        )) {
          const lines = found.map((row) => csvLine(columns.map(([column]) => row[column] as CsvValue)));
          await handles.get(name)?.write(lines.join(''));
          counts[name] = (counts[name] ?? 0) + found.length;
        }
      }
    }
  } finally {
    for (const handle of handles.values()) await handle.close();
  }
  await writeFile(join(folder, dictionaryName), dataDictionary(), { mode: 0o600 });
  return counts;
}

/** Everyone who agreed, unless the account is closing or on hold, which may mean that somebody else uses it. */
function participants(studyId: string) {
  const takesPart = and(
    eq(studyConsents.studyId, studyId),
    isNull(studyConsents.leftAt),
    isNull(accounts.deletionRequestedAt),
    isNull(accounts.frozenAt),
  );
  return sql`
    select ${studyConsents.accountId} as account_id, ${studyConsents.code} as person
    from ${studyConsents} join ${accounts} on ${eq(accounts.id, studyConsents.accountId)}
    where ${takesPart} order by person`;
}

function tableOf(page: readonly Participant[]) {
  const [ids, people] = [page.map(({ account_id }) => account_id), page.map(({ person }) => person)];
  return sql`select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(people)}::text[]) as people (account_id, person)`;
}

async function rejectFew(transaction: Database, studyId: string): Promise<void> {
  const { rows } = await transaction.execute<{ people: number }>(
    sql`select count(*)::int as people from (${participants(studyId)}) as participant`,
  );
  const people = rows[0]?.people ?? 0;
  if (people >= leastPeople) return;
  throw new Problem(
    'conflict',
    `Only ${people} people take part. Below ${leastPeople} their answers alone would tell who they are: wait.`,
  );
}
