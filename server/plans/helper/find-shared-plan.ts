import type { GameExercise } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import { planOf } from '#contract/rules/plan.ts';
import { mayPlayNow } from '#server/access/check-access.ts';
import { hashToken } from '#server/accounts/tokens.ts';
import { eq } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { helperLinks } from '#server/tables/plans.ts';
import { plansMessages } from '../messages.ts';
import { readPlanChanges } from '../read-plan-changes.ts';
import { readWishes } from './read-wishes.ts';

const closed = () => new Problem('gone', plansMessages.helperClosed);

/** The account whose plan a link opens now, and the language that it has chosen. @throws Problem not_found, or gone for a link that has ended or expired */
export async function findLinkOwner({ database, clock }: Services, token: string) {
  const [link] = await database
    .select({
      accountId: helperLinks.accountId,
      name: accounts.name,
      timeZone: accounts.timeZone,
      settings: accounts.settings,
      expiresAt: helperLinks.expiresAt,
      endedAt: helperLinks.endedAt,
    })
    .from(helperLinks)
    .innerJoin(accounts, eq(accounts.id, helperLinks.accountId))
    .where(eq(helperLinks.tokenHash, hashToken(token)));
  const now = clock.now();
  if (!link) {
    throw new Problem('not_found', plansMessages.helperUnknown);
  }
  if (link.expiresAt <= now) {
    throw new Problem('gone', plansMessages.helperExpired);
  }
  if (link.endedAt) {
    throw new Problem('gone', plansMessages.helperEnded);
  }
  if (!(await mayPlayNow(database, link.accountId, now))) throw closed();
  const { settings, ...found } = link;
  return { ...found, language: settings.language ?? null };
}

/** What whoever helps may see of a person: the plan and the wishes; no answers, no scores and no reviews. */
export async function readSharedPlan(services: Services, accountId: string, language: Language) {
  const { things, chosen } = planOf(await readPlanChanges(services, accountId), services.clock.now());
  const exercises = new Map(
    services.content.byLanguage[language].game.exercises.map((exercise) => [exercise.exercise_id, exercise]),
  );
  return {
    things: things.flatMap(({ exerciseId, mark, isDone }) => {
      const exercise = exercises.get(exerciseId);
      return exercise && mark === 'have' ? [{ room: exercise.room, name: exercise.title_after, isDone }] : [];
    }),
    chosen: chosen && { ...chosen, ...shownOf(exercises.get(chosen.exerciseId)) },
    ...(await readWishes(services.database, accountId)),
  };
}

/** The name and the picture of the thing: from near, or else its scene. */
function shownOf(exercise: GameExercise | undefined) {
  const picture = exercise?.look?.still ?? exercise?.main.options[0]?.poster_url ?? null;
  return { name: exercise?.title_after ?? '', picture };
}

export type SharedPlan = Awaited<ReturnType<typeof readSharedPlan>>;
