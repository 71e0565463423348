import type { ResponseOf } from '#contract/endpoint.ts';
import type { saveStudyExposure as endpoint } from '#contract/own-study.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { studyConsents, studyExposure } from '#server/tables/study.ts';
import { getStudyRow, isOver, utcDay } from '../studies.ts';
import { inNoTrial } from './sign-study.ts';

/** More than a day has is a device that counts wrongly. */
const secondsADay = 86_400;

/**
 * Adds to what the caller has played today, while a study takes place that collects it.
 * @throws Problem `not_found` for everybody else, or `too_many_requests`
 */
export async function saveStudyExposure(
  { database, clock, limits }: Services,
  { body, caller: { accountId } }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  await limits.countInProcess('planSaves', accountId);
  const now = clock.now();
  await database.transaction(async (tx) => {
    // A person who leaves at the same moment leaves no row.
    const own = eq(studyConsents.accountId, accountId);
    const [consent] = await tx.select().from(studyConsents).where(own).for('update');
    const study = consent?.leftAt === null ? await getStudyRow(tx, consent.studyId) : null;
    if (!study?.collects.includes('exposure') || isOver(study, now)) throw inNoTrial();
    await tx
      .insert(studyExposure)
      .values({ accountId, day: utcDay(now), ...body, changedAt: now })
      .onConflictDoUpdate({
        target: [studyExposure.accountId, studyExposure.day],
        set: {
          filmsStarted: sql`${studyExposure.filmsStarted} + excluded.films_started`,
          filmsEnded: sql`${studyExposure.filmsEnded} + excluded.films_ended`,
          soundSeconds: sql`least(${secondsADay}, ${studyExposure.soundSeconds} + excluded.sound_seconds)`,
          changedAt: now,
        },
      });
  });
  return { message: 'Counted.' };
}
