import { openStudy } from '#contract/study-plan.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import { typedCode } from '#server/lib/readable-code.ts';
import { type Study, type StudyConsentRow, studyCodes } from '#server/tables/study.ts';
import { studyMessages } from '../messages.ts';
import { getStudyRow, rejectUnlessRunning } from '../studies.ts';

/**
 * The study of a code that nobody has used, while people can join it.
 * @param lock `update` where the code is used: of two people with one code, the second one waits and is told that it is used
 * @throws Problem `not_found` at the field, `conflict` for a used code or before the first day, `gone` after the last one
 */
export async function findByCode(
  database: Database,
  typed: string,
  now: Date,
  lock?: 'update',
): Promise<{ study: Study; code: typeof studyCodes.$inferSelect }> {
  const selected = database
    .select()
    .from(studyCodes)
    .where(eq(studyCodes.code, typedCode(typed)));
  const [code] = await (lock ? selected.for(lock) : selected);
  if (!code) throw fieldProblem('code', studyMessages.studyCodeUnknown, 'not_found');
  const study = await getStudyRow(database, code.studyId);
  if (code.usedAt !== null) {
    throw fieldProblem('code', studyMessages.studyCodeUsed, 'conflict');
  }
  rejectUnlessRunning(study, now);
  return { study, code };
}

/** One study at a time; what another one keeps of the person has to be deleted first. @throws Problem `conflict` */
export function rejectOtherStudy(earlier: StudyConsentRow | undefined, study: Study): void {
  if (!earlier || earlier.studyId === openStudy) return;
  if (earlier.leftAt === null) {
    const same = earlier.studyId === study.id;
    throw new Problem('conflict', same ? studyMessages.studySame : studyMessages.studyOther);
  }
  throw new Problem('conflict', studyMessages.studyKept);
}
