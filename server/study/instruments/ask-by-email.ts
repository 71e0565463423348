import { openStudy } from '#contract/study-plan.ts';
import { originOf } from '#server/lib/config.ts';
import { and, asc, eq, gt, isNull, ne, sql } from '#server/lib/database/query.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import {
  type Study,
  type StudyConsentRow,
  studies,
  studyAskings,
  studyConsents,
} from '#server/tables/study.ts';
import { findDue } from './find-due.ts';
import { isEmailDue, mostEmails } from './month-plan.ts';

/** Participants that are looked at in one statement. */
const peopleAPage = 200;

/** Sends every participant the emails that are due about questions they have not answered. A job runs it every hour. */
export async function askParticipants(services: Services): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await services.database
      .select({ consent: studyConsents, study: studies })
      .from(studyConsents)
      .innerJoin(studies, eq(studies.id, studyConsents.studyId))
      .innerJoin(accounts, eq(accounts.id, studyConsents.accountId))
      .where(
        and(
          gt(studyConsents.accountId, after),
          ne(studyConsents.studyId, openStudy),
          isNull(studyConsents.leftAt),
          isNull(accounts.deletionRequestedAt),
          isNull(accounts.frozenAt),
        ),
      )
      .orderBy(asc(studyConsents.accountId))
      .limit(peopleAPage);
    for (const one of page) await ask(services, one);
    const last = page.at(-1);
    if (!last || page.length < peopleAPage) return;
    after = last.consent.accountId;
  }
}

/** One email for all that is due in a month; it is counted in the transaction that queues it, so that two jobs send one. */
async function ask(
  services: Services,
  { consent, study }: { consent: StudyConsentRow; study: Study },
): Promise<void> {
  const { database, clock } = services;
  const { accountId } = consent;
  const now = clock.now();
  const due = await findDue(database, study, consent, now);
  for (const month of new Set(due.map((one) => one.month))) {
    const own = and(eq(studyAskings.accountId, accountId), eq(studyAskings.month, month));
    const [asked] = await database.select().from(studyAskings).where(own);
    if (!isEmailDue(asked?.sent ?? 0, asked?.lastSentAt ?? null, now)) continue;
    await database.transaction(async (tx) => {
      const { rowCount } = await tx
        .insert(studyAskings)
        .values({ accountId, month, sent: 1, lastSentAt: now })
        .onConflictDoUpdate({
          target: [studyAskings.accountId, studyAskings.month],
          set: { sent: sql`${studyAskings.sent} + 1`, lastSentAt: now },
          setWhere: eq(studyAskings.sent, asked?.sent ?? mostEmails),
        });
      if (rowCount === 0) return;
      const job = {
        template: 'studyQuestions',
        accountId,
        month,
        origin: originOf(services.config),
      } as const;
      await enqueueEmail(services, tx, job);
    });
  }
}
