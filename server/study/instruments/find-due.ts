import type { DueQuestions } from '#contract/study-instruments.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { instrumentFiles, type Study, type StudyConsentRow, studyResponses } from '#server/tables/study.ts';
import { isOver } from '../studies.ts';
import { dueNow } from './month-plan.ts';

/** What a participant is asked now and has not answered. What is not loaded yet is not asked. */
export async function findDue(
  database: Database,
  study: Study,
  { accountId, joinedAt, leftAt }: StudyConsentRow,
  now: Date,
): Promise<DueQuestions[]> {
  if (leftAt !== null || isOver(study, now)) return [];
  const { instrument, month } = studyResponses;
  const answered = await database
    .select({ instrument, month })
    .from(studyResponses)
    .where(eq(studyResponses.accountId, accountId));
  const loaded = await database.selectDistinct({ id: instrumentFiles.instrument }).from(instrumentFiles);
  const canBeAsked = new Set(['falls', 'surveys', ...loaded.map(({ id }) => id)]);
  return dueNow(study.instruments, joinedAt, answered, now).filter((one) => canBeAsked.has(one.instrument));
}
