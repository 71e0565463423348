import type { Attempt, Playthrough } from '#contract/answers.ts';
import type { Language } from '#contract/pages/languages.ts';
import { addSaves, emptyPlaythrough, type ReceivedSave } from '#contract/rules/playthrough.ts';
import { buildOnce } from '#server/lib/database/build-once.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNull, lte, type SQL, sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { attempts, playthroughs, saves } from '#server/tables/answers.ts';

/** Returns the person's current playthrough, with titles in a language; null before the first save. */
export async function getCurrentPlaythrough(
  services: Services,
  accountId: string,
  language: Language = 'en',
): Promise<Playthrough | null> {
  const rows = await findCurrentPlaythrough(services.database).execute({ accountId });
  return playthroughOf(services, rows, language);
}

/** Returns any playthrough of the person, archived or not; null if there is no such playthrough. */
export async function getPlaythrough(
  services: Services,
  accountId: string,
  playthroughId: string,
  language: Language = 'en',
): Promise<Playthrough | null> {
  const isThis = and(eq(playthroughs.accountId, accountId), eq(playthroughs.playthroughId, playthroughId));
  return playthroughOf(services, await selectPlaythrough(services.database, isThis), language);
}

/** What of a save and of an attempt makes a playthrough: every column more is one to parse in each row. */
const saveColumns = {
  saveId: saves.saveId,
  exerciseId: saves.exerciseId,
  time: saves.time,
  elapsedMs: saves.elapsedMs,
  repeats: saves.repeats,
  skip: saves.skip,
  visitId: saves.visitId,
  lookFirst: saves.lookFirst,
  receivedAt: saves.receivedAt,
};
const attemptColumns = {
  saveId: attempts.saveId,
  exerciseId: attempts.exerciseId,
  attemptId: attempts.attemptId,
  outcome: attempts.outcome,
  selectedOptionId: attempts.selectedOptionId,
  assisted: attempts.assisted,
  placeholder: attempts.placeholder,
  contentVersion: attempts.contentVersion,
  attemptedAt: attempts.attemptedAt,
};

/** One row for each save, in the order in which they arrived; one for a playthrough without saves. */
const selectPlaythrough = (database: Database, which: SQL | undefined) =>
  database
    .select({
      accountId: playthroughs.accountId,
      playthroughId: playthroughs.playthroughId,
      save: saveColumns,
    })
    .from(playthroughs)
    .leftJoin(
      saves,
      and(eq(saves.accountId, playthroughs.accountId), eq(saves.playthroughId, playthroughs.playthroughId)),
    )
    .where(which)
    .orderBy(saves.arrival);

const findCurrentPlaythrough = buildOnce((database) =>
  selectPlaythrough(
    database,
    and(eq(playthroughs.accountId, sql.placeholder('accountId')), isNull(playthroughs.archivedAt)),
  ).prepare('find_current_playthrough'),
);

/** Read by themselves: joined to the saves, PostgreSQL would read all of them again for each save. */
const findAttempts = buildOnce((database) =>
  database
    .select(attemptColumns)
    .from(attempts)
    .where(
      and(
        eq(attempts.accountId, sql.placeholder('accountId')),
        eq(attempts.playthroughId, sql.placeholder('playthroughId')),
      ),
    )
    .orderBy(attempts.position)
    .prepare('find_attempts'),
);

async function playthroughOf(
  { database, content: { game, byLanguage, rewritten } }: Services,
  rows: Awaited<ReturnType<typeof selectPlaythrough>>,
  language: Language,
): Promise<Playthrough | null> {
  const [first] = rows;
  if (!first) return null;
  const received = new Map<string, ReceivedSave>();
  for (const { save } of rows) {
    if (save) received.set(save.saveId, receivedSaveOf(save));
  }
  const { retiredTitles } = byLanguage[language];
  const versions = new Map<number, Set<string>>();
  // An attempt of a save that arrived in between is left to the next call.
  for (const attempt of await findAttempts(database).execute(first)) {
    const known = received.get(attempt.saveId);
    if (!known) continue;
    known.main.push(attemptOf(attempt));
    if (!attempt.placeholder) addTo(versions, attempt.exerciseId, attempt.contentVersion);
  }
  const playthrough = addSaves(emptyPlaythrough(first.playthroughId, game.exercises.length), [
    ...received.values(),
  ]);
  const exercises = playthrough.exercises.map((entry) => {
    const played = [...(versions.get(entry.exercise_id) ?? [])];
    const titles = played.map((version) => retiredTitles.get(version));
    const title = titles.every((one) => one !== undefined) ? titles.at(-1) : undefined;
    if (title === undefined) return entry;
    const isRewritten = played.every((version) => rewritten.has(version));
    return { ...entry, retired_title: title, ...(isRewritten && { rewritten: true }) };
  });
  return { ...playthrough, exercises };
}

/** One save as it is stored, with the attempts that it added. */
export type StoredSave = {
  playthroughId: string;
  save: ReceivedSave;
  /** The attempts that earlier saves of the playthrough added to the same exercise. */
  earlier: Attempt[];
  /** The content version that was played; null without an attempt. */
  contentVersion: string | null;
  /** Of the game that was played. */
  language: Language;
};

/** Returns one save of the person; null if it is not stored anymore. */
export async function getSave(
  { database }: Pick<Services, 'database'>,
  accountId: string,
  saveId: string,
): Promise<StoredSave | null> {
  const [stored] = await database
    .select()
    .from(saves)
    .where(and(eq(saves.accountId, accountId), eq(saves.saveId, saveId)));
  if (!stored) return null;
  const { playthroughId, exerciseId, arrival } = stored;
  const ofSave = and(eq(saves.accountId, attempts.accountId), eq(saves.saveId, attempts.saveId));
  const rows = await database
    .select({ attempt: attempts })
    .from(attempts)
    .innerJoin(saves, and(ofSave, lte(saves.arrival, arrival)))
    .where(
      and(
        eq(attempts.accountId, accountId),
        eq(attempts.playthroughId, playthroughId),
        eq(attempts.exerciseId, exerciseId),
      ),
    )
    .orderBy(saves.arrival, attempts.position);
  const all = rows.map(({ attempt }) => attempt);
  const added = all.filter((attempt) => attempt.saveId === saveId);
  return {
    playthroughId,
    save: { ...receivedSaveOf(stored), main: added.map(attemptOf) },
    earlier: all.filter((attempt) => attempt.saveId !== saveId).map(attemptOf),
    contentVersion: added[0]?.contentVersion ?? null,
    language: stored.language,
  };
}

function addTo(sets: Map<number, Set<string>>, key: number, value: string): void {
  const known = sets.get(key);
  if (known) known.add(value);
  else sets.set(key, new Set([value]));
}

function receivedSaveOf(save: Pick<typeof saves.$inferSelect, keyof typeof saveColumns>): ReceivedSave {
  return {
    exercise_id: save.exerciseId,
    time: save.time,
    elapsed_ms: save.elapsedMs,
    repeats: save.repeats,
    skip: save.skip,
    visit_id: save.visitId ?? undefined,
    ...(save.lookFirst !== null && { look_first: save.lookFirst }),
    main: [],
    receivedAt: save.receivedAt.toISOString(),
  };
}

function attemptOf(row: Pick<typeof attempts.$inferSelect, keyof typeof attemptColumns>): Attempt {
  return {
    attempt_outcome: row.outcome,
    attempted_at: row.attemptedAt.toISOString(),
    attempt_id: row.attemptId,
    ...(row.selectedOptionId !== null && { selected_option_id: row.selectedOptionId }),
    ...(row.assisted && { assisted: true }),
    ...(row.placeholder && { synthetic: true }),
  };
}
