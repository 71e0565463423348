import { emptyRecord } from '#contract/answer-history.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { getMemberResults as endpoint } from '#contract/own-account.ts';
import { exerciseFigures } from '#contract/report-figures.ts';
import { getPresentRecord } from '#server/answers/queries.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { findMember } from './find-member.ts';

/**
 * What a member was told at joining that the facility sees (decision G81): answers, dates and scores of the present
 * game, as the member's own Reports tab counts them. @throws Problem `forbidden` or `not_found`
 */
export async function getMemberResults(
  services: Services,
  { params, caller }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const member = await findMember(services.database, caller, params.userId);
  const record = await getPresentRecord(services, member.id);
  const { exercises, ...figures } = record ?? emptyRecord('', services.game.exercises.length);
  return { ...figures, exercises: exercises.map(exerciseFigures).filter((shown) => shown !== null) };
}
