import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { type DoctorPage, type HomeThing, homeThing } from '#contract/rules/doctor-page.ts';
import { missedExercises } from '#contract/rules/report-figures.ts';
import { retiredTitles } from '#web/screens/lane/exercise-titles.ts';
import { usePlan } from '#web/screens/plans/use-plan.ts';

/** The one thing for home; null while there is none. */
export function useHome(playthrough: Playthrough, game: Game, page: DoctorPage): HomeThing | null {
  const { plan } = usePlan();
  const replaced = retiredTitles(playthrough);
  const missed = missedExercises(playthrough).filter((exerciseId) => !replaced.has(exerciseId));
  return homeThing(plan, missed, game.exercises, page);
}
