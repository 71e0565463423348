import type { ExerciseEntry } from '#contract/answers.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { getMemberResults as endpoint } from '#contract/facilities.ts';
import type { Game } from '#contract/game.ts';
import { emptyPlaythrough } from '#contract/rules/playthrough.ts';
import { exerciseFigures } from '#contract/rules/report-figures.ts';
import { getCurrentPlaythrough } from '#server/answers/queries.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { findMember } from './find-member.ts';
import { getVerifiedFacility } from './get-verified-facility.ts';

/**
 * Returns what the member agreed to show the facility (docs/product-decisions.md#facility-views): answers, dates and scores of the current
 * playthrough, as in the member's own Reports tab. The member sees that somebody viewed them.
 * @throws Problem `forbidden`, `not_found` or `facility_unverified`
 */
export async function getMemberResults(
  services: Services,
  { params, caller, address, device, language }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { database } = services;
  const member = await findMember(database, caller, params.userId);
  await getVerifiedFacility(database, caller);
  const playthrough = await getCurrentPlaythrough(services, member.id, language);
  const seen = { kind: 'results_viewed', accountId: member.id, byAccountId: caller.accountId } as const;
  await recordEvent(services, database, { ...seen, address, device });
  const { game } = services.content.byLanguage[language];
  const { exercises, ...figures } = playthrough ?? emptyPlaythrough('', game.exercises.length);
  return { ...figures, exercises: exercises.flatMap((entry) => resultOf(entry, game)) };
}

/** The figures of an exercise and what there was to notice in it; nothing for one that was only looked at. */
function resultOf(entry: ExerciseEntry, game: Game) {
  const figures = exerciseFigures(entry);
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === entry.exercise_id);
  return figures ? [{ ...figures, title: entry.retired_title ?? exercise?.title_after ?? '' }] : [];
}
