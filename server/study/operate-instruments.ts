import type { InstrumentId } from '#contract/operator-study.ts';
import { type GivenAnswers, instrumentFile, type Questionnaire } from '#contract/study-instruments.ts';
import { and, desc, eq, isNull } from '#server/lib/database/query.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import { typedCode } from '#server/lib/readable-code.ts';
import type { Services } from '#server/services/services.ts';
import { instrumentFiles, studyConsents } from '#server/tables/study.ts';
import { findQuestions } from './instruments/find-questions.ts';
import { storeAnswers } from './instruments/store-answers.ts';
import { getStudyRow } from './studies.ts';

/** What operators do with instruments. */

/**
 * Loads the words of an instrument from the text of a file.
 * @throws Problem `validation` at the field `file` naming the first fault, `conflict` for a version that is there
 */
export async function loadFile(
  { database, clock }: Services,
  { file, permission }: { file: string; permission: string },
): Promise<{ instrument: string; version: string }> {
  const content = readFile(file);
  const { instrument, version } = content;
  const { rowCount } = await database
    .insert(instrumentFiles)
    .values({ instrument, version, content, permission, loadedAt: clock.now() })
    .onConflictDoNothing();
  if (rowCount === 0)
    throw fieldProblem('file', 'This version is loaded already. Changed words get another one.', 'conflict');
  return { instrument, version };
}

function readFile(file: string) {
  let json: unknown;
  try {
    json = JSON.parse(file);
  } catch {
    throw fieldProblem('file', 'This is not JSON.');
  }
  const checked = instrumentFile.safeParse(json);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw fieldProblem('file', [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}

export function findInstruments({ database }: Services) {
  return database.select().from(instrumentFiles).orderBy(desc(instrumentFiles.loadedAt));
}

/** @throws Problem `not_found` for another study or one that does not ask this, `conflict` before the words are loaded */
export async function openInstrument(
  services: Services,
  studyId: string,
  instrument: InstrumentId,
): Promise<Questionnaire> {
  const study = await getStudyRow(services.database, studyId);
  if (!study.instruments.some(({ id }) => id === instrument))
    throw new Problem('not_found', 'This study does not ask these questions.');
  return findQuestions(services, instrument, 'en');
}

/**
 * Stores what a participant said on the telephone, marked as such.
 * @throws Problem `not_found` at the field of a code of nobody who takes part in this study, or as `storeAnswers`
 */
export async function enterAnswers(
  services: Services,
  studyId: string,
  { code, ...given }: GivenAnswers & { code: string },
): Promise<{ advice: string[]; code: string }> {
  const [consent] = await services.database
    .select()
    .from(studyConsents)
    .where(
      and(
        eq(studyConsents.studyId, studyId),
        eq(studyConsents.code, typedCode(code)),
        isNull(studyConsents.leftAt),
      ),
    )
    .for('update');
  if (!consent) throw fieldProblem('code', 'Nobody with this code takes part.', 'not_found');
  const stored = await storeAnswers(services, consent, { ...given, byPhone: true, language: 'en' });
  return { ...stored, code: consent.code };
}
