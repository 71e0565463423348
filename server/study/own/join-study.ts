import type { joinStudy as endpoint } from '#contract/own-study.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { type Study, studies, studyCodes, studyConsents } from '#server/tables/study.ts';
import { armAt } from '../allocation.ts';
import { forgetParticipant } from '../forget-participant.ts';
import { studyMessages } from '../messages.ts';
import { storeStudyConsent } from '../store-study-consent.ts';
import { checkSignature } from './check-signature.ts';
import { findByCode, rejectOtherStudy } from './find-by-code.ts';

/**
 * Signs the text of a study and joins it. The code is used up, and the arm is decided now. Somebody of the study that is
 * open to everybody changes over: its next export has nothing of them.
 * @throws Problem `not_found`, `conflict`, `gone`, `validation` or `too_many_requests`
 */
export async function joinStudy(
  { database, clock, limits }: Services,
  { body, caller: { accountId } }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const now = clock.now();
  const { name: signedName, day: signedOn, version } = body;
  const study = await limits.countFailures('studyCode', accountId, () =>
    database.transaction(async (tx) => {
      const [earlier] = await tx
        .select()
        .from(studyConsents)
        .where(eq(studyConsents.accountId, accountId))
        .for('update');
      const { study, code } = await findByCode(tx, body.code, now, 'update');
      rejectOtherStudy(earlier, study);
      await checkSignature(tx, study, body, now);
      const arm = code.arm ?? (await allocate(tx, study));
      if (earlier) await forgetParticipant(tx, accountId);
      await tx.update(studyCodes).set({ usedAt: now }).where(eq(studyCodes.code, code.code));
      const waitDays = study.arms.find(({ id }) => id === arm)?.waitDays ?? 0;
      const opensAt = waitDays > 0 ? new Date(now.getTime() + waitDays * dayMs) : null;
      const signed = { version, signedName, signedOn, agreedAt: now };
      const joined = {
        accountId,
        studyId: study.id,
        code: code.code,
        arm,
        joinedAt: now,
        opensAt,
        ...signed,
      };
      await storeStudyConsent(tx, undefined, joined);
      return study;
    }),
  );
  return { message: studyMessages.studyJoined({ study: study.name }) };
}

/** The next place in the blocks. The row of the study is locked, so that two people never get the same one. */
async function allocate(database: Database, { id, seed, blockSizes, arms }: Study): Promise<string> {
  const [counted] = await database
    .update(studies)
    .set({ allocated: sql`${studies.allocated} + 1` })
    .where(eq(studies.id, id))
    .returning();
  if (!counted) throw new Problem('not_found', studyMessages.noSuchStudy);
  const blocks = { seed, sizes: blockSizes, arms: arms.map((one) => one.id) };
  return armAt(blocks, counted.allocated - 1);
}
