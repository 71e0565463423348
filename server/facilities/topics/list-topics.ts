import type { ResponseOf } from '#contract/endpoint.ts';
import type { listTopics as endpoint } from '#contract/facility-topics.ts';
import { byName } from '#server/lib/database/by-name.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { units } from '#server/tables/facilities.ts';
import { getVerifiedFacility } from '../administration/get-verified-facility.ts';
import { findFirstTries } from './first-tries.ts';
import { heatMap, mostOverlooked } from './heat-map.ts';
import { topicsOf } from './topics.ts';

/**
 * Returns what the members of the calling administrator's facility overlook on the first try, by topic and unit. It is
 * no view of a member's results: nothing in it depends on the answers of fewer than five members (heat-map.ts).
 * @throws Problem `forbidden` or `facility_unverified`
 */
export async function listTopics(
  { database, content }: Services,
  { caller, language }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const facility = await getVerifiedFacility(database, caller);
  const { game } = content.byLanguage[language];
  const [firstTries, named] = await Promise.all([
    findFirstTries(database, facility.id),
    database
      .select({ unitId: units.id, name: units.name })
      .from(units)
      .where(eq(units.facilityId, facility.id))
      .orderBy(byName(units.name)),
  ]);
  const columns = named.length === 0 ? [] : [...named, { unitId: null, name: null }];
  const unitIds = columns.map(({ unitId }) => unitId);
  const ofGame = topicsOf(game);
  const pictureOf = (name: string) => {
    const topic = ofGame.find((one) => one.topic === name);
    const shown =
      topic && game.exercises.find((one) => one.exercise_id === mostOverlooked(firstTries, topic)[0]);
    return shown?.look?.still ?? shown?.main.options[0]?.poster_url ?? null;
  };
  const { topics, ...rest } = heatMap(firstTries, ofGame, unitIds);
  return {
    units: columns,
    topics: topics.map((topic) => ({ ...topic, picture: pictureOf(topic.topic) })),
    ...rest,
  };
}
