import type { leaveStudy as endpoint } from '#contract/own-study.ts';
import { openStudy } from '#contract/study-plan.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { studyConsents } from '#server/tables/study.ts';
import { forgetParticipant } from '../forget-participant.ts';
import { studyMessages } from '../messages.ts';
import { isReadableConsent } from '../store-study-consent.ts';
import { inNoTrial } from './sign-study.ts';

/**
 * Ends the part in a trial, also after its last day. What it may not keep is deleted at once; somebody who has left may
 * still have it deleted. With a password from the facility alone nothing is deleted: the person shows first who they are.
 * @throws Problem `not_found` for people in no trial, `conflict` for deleting while what was signed is closed
 */
export async function leaveStudy(
  { database, clock }: Services,
  { body: { keep }, caller: { accountId } }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  await database.transaction(async (tx) => {
    const own = eq(studyConsents.accountId, accountId);
    const [consent] = await tx.select().from(studyConsents).where(own).for('update');
    if (!consent || consent.studyId === openStudy || (keep && consent.leftAt !== null)) throw inNoTrial();
    if (!keep && !(await isReadableConsent(tx, accountId)))
      throw new Problem('conflict', studyMessages.studyClosed);
    if (!keep) return await forgetParticipant(tx, accountId);
    await tx.update(studyConsents).set({ leftAt: clock.now(), opensAt: null }).where(own);
  });
  return {
    message: keep ? studyMessages.studyLeftKept : studyMessages.studyLeftDeleted,
  };
}
