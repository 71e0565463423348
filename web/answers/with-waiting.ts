import type { AnswerRecord } from '#contract/answers.ts';
import { addSaves, emptyRecord, takeSave } from '#contract/scoring/playthrough.ts';
import type { WaitingSave } from '#web/outbox/waiting-saves.ts';

/**
 * The records as they will be when everything on this device has arrived; the last one is the current one. A save that
 * has arrived in the meantime changes nothing, because attempts have ids.
 */
export function withWaiting(
  records: readonly AnswerRecord[],
  saves: readonly WaitingSave[],
  totalExercises: number,
): AnswerRecord[] {
  let present = records.at(-1) ?? null;
  for (const { body, writtenAt } of saves) {
    const session = body.session ?? present?.session ?? '';
    if (present?.session !== session) present = emptyRecord(session, totalExercises);
    present = addSaves(present, [takeSave(body.exercise, writtenAt, null)]);
  }
  return present ? [...records.slice(0, -1), present] : [...records];
}
