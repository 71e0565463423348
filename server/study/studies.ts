import type { StudyText } from '#contract/own-study.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { desc, eq } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { type Study, studies, studyTexts } from '#server/tables/study.ts';
import { studyMessages } from './messages.ts';

/** @throws Problem `not_found` */
export async function getStudyRow(database: Database, studyId: string): Promise<Study> {
  const [study] = await database.select().from(studies).where(eq(studies.id, studyId));
  if (!study) throw new Problem('not_found', studyMessages.noSuchStudy);
  return study;
}

/** All versions of the text, the newest first. */
export function readTexts(database: Database, studyId: string) {
  return database
    .select()
    .from(studyTexts)
    .where(eq(studyTexts.studyId, studyId))
    .orderBy(desc(studyTexts.madeAt), desc(studyTexts.version));
}

/** The day in UTC. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** @throws Problem `gone` after its last day, `conflict` before its first */
export function rejectUnlessRunning({ startsOn, endsOn }: Study, now: Date): void {
  if (isOver({ endsOn }, now)) throw new Problem('gone', studyMessages.studyEnded);
  if (utcDay(now) < startsOn) throw new Problem('conflict', studyMessages.studyNotBegun({ day: startsOn }));
}

export function isOver({ endsOn }: Pick<Study, 'endsOn'>, now: Date): boolean {
  return endsOn !== null && endsOn < utcDay(now);
}

/** A study with a version of its text, as people read it; the newest version if none is named. */
export async function readStudyText(
  database: Database,
  study: Study,
  version?: string,
): Promise<StudyText & { newest: string }> {
  const texts = await readTexts(database, study.id);
  const shown = version === undefined ? texts[0] : texts.find((one) => one.version === version);
  if (!shown || !texts[0]) throw new Error(`The study ${study.id} has no text ${version ?? ''}.`);
  const { id, name, ethicsReference, contactName, contactEmail, startsOn, endsOn, collects } = study;
  const months = new Set(study.instruments.flatMap((one) => one.months));
  return {
    studyId: id,
    ...{ name, ethicsReference, contactName, contactEmail, startsOn, endsOn, collects },
    version: shown.version,
    text: shown.text,
    months: [...months].sort((a, b) => a - b),
    asksFalls: study.instruments.some(({ id }) => id === 'falls'),
    newest: texts[0].version,
  };
}
