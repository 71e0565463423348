import type { ResponseOf } from '#contract/endpoint.ts';
import type { findStudy as endpoint } from '#contract/own-study.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { studyConsents } from '#server/tables/study.ts';
import { readStudyText } from '../studies.ts';
import { findByCode, rejectOtherStudy } from './find-by-code.ts';

/**
 * What a code lets the person join: nothing is stored, and the code is not used yet. Wrong codes are counted, so that
 * nobody finds one by trying.
 * @throws Problem `not_found`, `conflict`, `gone` or `too_many_requests`
 */
export async function findStudy(
  { database, clock, limits }: Services,
  { body, caller: { accountId } }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { study } = await limits.countFailures('studyCode', accountId, () =>
    findByCode(database, body.code, clock.now()),
  );
  const own = eq(studyConsents.accountId, accountId);
  const [earlier] = await database.select().from(studyConsents).where(own);
  rejectOtherStudy(earlier, study);
  return { study: await readStudyText(database, study) };
}
