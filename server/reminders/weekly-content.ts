import type { GameExercise } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import { planOf } from '#contract/rules/plan.ts';
import { scheduleOf } from '#contract/rules/schedule.ts';
import { todaysThree } from '#contract/rules/todays-three.ts';
import { getCurrentPlaythrough } from '#server/answers/queries.ts';
import { dayMs } from '#server/lib/clock.ts';
import { type Picture, readPicture } from '#server/lib/mail/pictures.ts';
import { stillName } from '#server/lib/still-file.ts';
import { readPlanChanges } from '#server/plans/read-plan-changes.ts';
import { readReviews } from '#server/reviews/read-reviews.ts';
import type { Services } from '#server/services/services.ts';
import { en } from './texts/emails.en.ts';
import { es } from './texts/emails.es.ts';

const texts = { en, es };

/** What a weekly email says: the names of the next reviews, and the open thing of the plan with its safety lines. */
export type WeeklyContent = {
  reviews: string[];
  plan: string | null;
  picture: Picture | null;
  advice: string[];
};

/** Null when there is nothing to say. The names of reviews are those before the answer, which give nothing away. */
export async function readWeeklyContent(
  services: Services,
  accountId: string,
  language: Language,
): Promise<WeeklyContent | null> {
  const now = services.clock.now();
  const exercises = new Map(
    services.content.byLanguage[language].game.exercises.map((exercise) => [exercise.exercise_id, exercise]),
  );
  const playthrough = await getCurrentPlaythrough(services, accountId);
  const schedule = scheduleOf(playthrough, await readReviews(services, accountId)).filter(({ exerciseId }) =>
    exercises.has(exerciseId),
  );
  const end = new Date(now.getTime() + dayMs);
  const { offered } = todaysThree(schedule, { start: now.toISOString(), end: end.toISOString() });
  const { chosen } = planOf(await readPlanChanges(services, accountId), now);
  const exercise = chosen ? exercises.get(chosen.exerciseId) : undefined;
  const plan = chosen && (chosen.what || exercise?.title_after || null);
  if (offered.length === 0 && !plan) return null;
  return {
    reviews: offered.map(({ exerciseId }) => exercises.get(exerciseId)?.title ?? ''),
    plan,
    picture: planPicture(exercise, language),
    advice: adviceParagraphs(exercise),
  };
}

/** The safety lines of an exercise, as the game shows them, each line a paragraph. */
export function adviceParagraphs(exercise: GameExercise | undefined): string[] {
  return exercise?.advice.flatMap((line) => line.split('\n')) ?? [];
}

/** What the thing in the plan looked like in the film. */
export function planPicture(exercise: GameExercise | undefined, language: Language): Picture | null {
  const file = stillName(exercise?.look?.still ?? '');
  if (!exercise || !readPicture(file)) return null;
  return { file, alt: texts[language].frame.picturePlan({ words: exercise.signal_words }) };
}
