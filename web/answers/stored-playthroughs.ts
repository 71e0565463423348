import { type AnswerRecord, listAnswers, resumeGame } from '#contract/answers.ts';
import { findKept } from '#web/session/read.ts';

/**
 * The records that this device stored last, if any. The game reads the current record after every answer that has
 * arrived, the dashboard reads all of them: the newer copy counts.
 */
export async function keptRecords(): Promise<AnswerRecord[] | undefined> {
  const [all, resume] = await Promise.all([
    findKept(listAnswers, {}),
    findKept(resumeGame, { params: { gameID: '1' } }),
  ]);
  const present = resume?.answer.record ?? null;
  if (!resume || (all && all.keptAt > resume.keptAt)) return all?.answer;
  if (present === null) return all?.answer ?? [];
  return [...(all?.answer ?? []).filter(({ session }) => session !== present.session), present];
}
