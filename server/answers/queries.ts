import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { AnswerRecord, Attempt } from '#contract/answers.ts';
import { addSaves, emptyRecord, type TakenSave } from '#contract/scoring/playthrough.ts';
import type { Services } from '#server/services.ts';
import { attempts, records, saves } from './tables.ts';

/** Returns the person's current playthrough; null before the first save. */
export function getPresentRecord(services: Services, accountId: string): Promise<AnswerRecord | null> {
  return readRecord(services, and(eq(records.accountId, accountId), isNull(records.hiddenAt)));
}

/** Returns any playthrough of the person, archived or not; null if there is no such playthrough. */
export function getRecord(
  services: Services,
  accountId: string,
  session: string,
): Promise<AnswerRecord | null> {
  return readRecord(services, and(eq(records.accountId, accountId), eq(records.session, session)));
}

async function readRecord(
  { database, game, retiredTitles }: Services,
  which: SQL | undefined,
): Promise<AnswerRecord | null> {
  const rows = await database
    .select({ session: records.session, save: saves, attempt: attempts })
    .from(records)
    .leftJoin(saves, and(eq(saves.accountId, records.accountId), eq(saves.session, records.session)))
    .leftJoin(attempts, and(eq(attempts.accountId, saves.accountId), eq(attempts.saveId, saves.saveId)))
    .where(which)
    .orderBy(saves.arrival, attempts.position);
  const [first] = rows;
  if (!first) return null;
  const taken = new Map<string, TakenSave>();
  const versions = new Map<number, Set<string>>();
  for (const { save, attempt } of rows) {
    if (!save) continue;
    const known = taken.get(save.saveId) ?? takenSaveOf(save);
    taken.set(save.saveId, known);
    if (!attempt) continue;
    known.main.push(attemptOf(attempt));
    if (!attempt.synthetic) addTo(versions, save.exerciseId, attempt.contentVersion);
  }
  const record = addSaves(emptyRecord(first.session, game.exercises.length), [...taken.values()]);
  const exercises = record.exercises.map((entry) => {
    const titles = [...(versions.get(entry.exercise_id) ?? [])].map((version) => retiredTitles.get(version));
    const title = titles.every((one) => one !== undefined) ? titles.at(-1) : undefined;
    return title === undefined ? entry : { ...entry, retired_title: title };
  });
  return { ...record, exercises };
}

function addTo(sets: Map<number, Set<string>>, key: number, value: string): void {
  const known = sets.get(key);
  if (known) known.add(value);
  else sets.set(key, new Set([value]));
}

function takenSaveOf(save: typeof saves.$inferSelect): TakenSave {
  return {
    exercise_id: save.exerciseId,
    time: save.time,
    elapsed_ms: save.elapsedMs,
    repeats: save.repeats,
    skip: save.skip,
    visit_id: save.visitId ?? undefined,
    main: [],
    takenAt: save.takenAt.toISOString(),
  };
}

function attemptOf(row: typeof attempts.$inferSelect): Attempt {
  return {
    attempt_outcome: row.outcome,
    attempted_at: row.attemptedAt.toISOString(),
    attempt_id: row.attemptId,
    ...(row.selectedOptionId !== null && { selected_option_id: row.selectedOptionId }),
    ...(row.assisted && { assisted: true }),
    ...(row.synthetic && { synthetic: true }),
  };
}
