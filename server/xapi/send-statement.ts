import type { Language } from '#contract/pages/languages.ts';
import { statementIdOf } from '#server/answers/enqueue-statement.ts';
import { getSave } from '#server/answers/queries.ts';
import { originOf } from '#server/lib/config.ts';
import { and, eq, isNull } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { KeyRefused, putStatement } from './put-statement.ts';
import { type Statement, statementOf } from './statement.ts';
import { actorOf, registrationOf } from './statement-ids.ts';

type Save = { accountId: string; saveId: string };

/** Sends the outcome of a save to the learning record store. @throws Error when it has to be tried again */
export async function sendStatement(services: Services, save: Save): Promise<void> {
  const { lrs } = services.config;
  if (!lrs) return;
  const statement = await makeStatement(services, save);
  if (!statement) return;
  await putStatement(lrs, statement).catch((error: unknown) => {
    if (error instanceof KeyRefused) services.metrics.countAlarm('record_store_key');
    throw error;
  });
}

/** Null if there is nothing to tell: without an outcome, or once the account is closed or gone. */
async function makeStatement(services: Services, ids: Save): Promise<Statement | null> {
  const { database, config } = services;
  const { game, byLanguage } = services.content;
  const { accountId, saveId } = ids;
  const [open] = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletionRequestedAt)));
  const stored = open && (await getSave(services, accountId, saveId));
  if (!stored) return null;
  const { save, earlier, contentVersion, language, playthroughId } = stored;
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === save.exercise_id);
  if (!exercise) return null;
  return statementOf(originOf(config), {
    actor: await actorOf(services, accountId),
    statementId: statementIdOf(ids),
    registration: registrationOf(accountId, playthroughId),
    save,
    earlier,
    contentVersion,
    language,
    part: exercise.part,
    product: game.title,
    titles: config.languages.map((language) => ({
      language,
      ...titlesOf(byLanguage[language], exercise.exercise_id, contentVersion),
    })),
  });
}

/** The titles of an exercise as it was played, and of its part. */
function titlesOf(
  { game, retiredTitles }: Services['content']['byLanguage'][Language],
  exerciseId: number,
  contentVersion: string | null,
) {
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
  const part = game.parts.find((one) => one.part === exercise?.part);
  return {
    exercise: retiredTitles.get(contentVersion ?? '') ?? exercise?.title ?? '',
    part: part?.title ?? '',
  };
}
