import type { FormTime } from '#contract/rules/parallel-forms.ts';
import { formOfCode } from '#server/game/form-of-code.ts';
import { type OwnForm, ownForm } from '#server/game/test-form.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { type Study, type StudyConsentRow, studyFormAnswers } from '#server/tables/study.ts';
import { firstTriesOf } from '../first-tries.ts';
import { isOver } from '../studies.ts';
import { dueForm } from './due-form.ts';

/** The form that a participant is asked now, with the exercises of it that are answered; null while none is asked. */
export async function findDueForm(
  { database, content }: Pick<Services, 'database' | 'content'>,
  study: Study,
  { accountId, code, joinedAt, leftAt }: StudyConsentRow,
  now: Date,
): Promise<OwnForm | null> {
  if (!study.collects.includes('forms') || leftAt !== null || isOver(study, now)) return null;
  const { time, exerciseId } = studyFormAnswers;
  const rows = await database
    .select({ time, exerciseId })
    .from(studyFormAnswers)
    .where(eq(studyFormAnswers.accountId, accountId));
  const answeredAt = (one: FormTime) =>
    new Set(rows.filter((row) => row.time === one).map((row) => row.exerciseId));
  const answered = { before: answeredAt('before'), after: answeredAt('after') };
  const due = dueForm({
    ...{ joinedAt, now, instruments: study.instruments },
    course: { answered: await countAnswered(database, accountId), of: content.game.exercises.length },
    answered: { before: answered.before.size, after: answered.after.size },
    of: content.forms.length,
  });
  return due && ownForm(content, due, formOfCode(code, due), answered[due]);
}

/** Exercises of the course that a person has answered, in games before Start New too. */
async function countAnswered(database: Services['database'], accountId: string): Promise<number> {
  const own = sql`select ${accountId}::uuid as account_id`;
  const { rows } = await database.execute<{ answered: number }>(
    sql`select count(*)::int as answered from (${firstTriesOf(own)}) as tries where outcome <> 'skipped'`,
  );
  return rows[0]?.answered ?? 0;
}
