import { listAnswers, type Playthrough, resumeGame } from '#contract/answers.ts';
import { findStored } from '../queries/read.ts';

/**
 * The playthroughs that this device stored last, if any. The game reads the current playthrough after every answer
 * that has arrived, the dashboard reads all of them: the newer copy counts.
 */
export async function storedPlaythroughs(): Promise<Playthrough[] | undefined> {
  const [all, resume] = await Promise.all([
    findStored(listAnswers, {}),
    findStored(resumeGame, { params: { gameID: '1' } }),
  ]);
  const current = resume?.response.record ?? null;
  if (!resume || (all && all.storedAt > resume.storedAt)) return all?.response;
  if (current === null) return all?.response ?? [];
  return [...(all?.response ?? []).filter(({ session }) => session !== current.session), current];
}
