import type { PlanChange } from '#contract/plans.ts';
import { planOf } from '#contract/rules/plan.ts';
import { mayPlayNow } from '#server/access/check-access.ts';
import { findConfirmedEmail } from '#server/accounts/find-confirmed-email.ts';
import { findTimeZone } from '#server/accounts/find-time-zone.ts';
import { originOf } from '#server/lib/config.ts';
import { and, eq, exists, gt, isNull, lt, lte, or, sql } from '#server/lib/database/query.ts';
import { readPlanChanges } from '#server/plans/read-plan-changes.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { planChanges } from '#server/tables/plans.ts';
import { type Reminders, reminders } from '#server/tables/reminders.ts';
import {
  choiceTimes,
  dueFollowUp,
  type FollowUpDays,
  followUpDays,
  followUpToSend,
  longestWeekMs,
  nextTime,
  weeklyStep,
} from './due-reminders.ts';
import { findReminders } from './find-reminders.ts';
import { readWeeklyContent } from './weekly-content.ts';

/** Enqueues a job for each person to whom an email that they chose may be due. */
export async function sendReminders({ database, clock, jobs }: Services): Promise<void> {
  const now = clock.now();
  const choiceToAskAbout = database
    .select({ one: sql`1` })
    .from(planChanges)
    .where(
      and(
        eq(planChanges.accountId, reminders.accountId),
        eq(planChanges.kind, 'chosen'),
        or(...followUpDays.map((afterDays) => isNotAsked(afterDays, now))),
      ),
    );
  const isWeeklyDue = or(
    lte(reminders.nextWeeklyAt, now),
    gt(reminders.nextWeeklyAt, new Date(now.getTime() + longestWeekMs)),
  );
  const candidates = await database
    .select({ accountId: reminders.accountId })
    .from(reminders)
    .where(or(and(reminders.weekly, isWeeklyDue), and(reminders.followUps, exists(choiceToAskAbout))));
  for (const { accountId } of candidates) {
    await jobs.send(database, 'sendRemindersTo', { accountId }, { singletonKey: accountId });
  }
}

/** Whether this follow-up is due for a choice, and was not due for it, or for a later one, in an earlier run. */
function isNotAsked(afterDays: FollowUpDays, now: Date) {
  const { after, until } = choiceTimes(afterDays, now);
  const { madeAt } = planChanges;
  const { askedChoiceAt, askedAfterDays } = reminders;
  return and(
    gt(madeAt, after),
    lte(madeAt, until),
    or(
      isNull(askedChoiceAt),
      gt(madeAt, askedChoiceAt),
      and(eq(madeAt, askedChoiceAt), lt(askedAfterDays, afterDays)),
    ),
  );
}

/** Sends one person the emails that are due, each once: what is due is decided and noted in one transaction. */
export async function sendRemindersTo(
  services: Services,
  { accountId }: { accountId: string },
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const chosen = await findReminders(database, accountId);
  if (!chosen) return;
  const mayReceive =
    (await mayPlayNow(database, accountId, now)) && (await findConfirmedEmail(database, accountId)) !== null;
  if (chosen.weekly) await sendWeekly(services, chosen, mayReceive, now);
  if (chosen.followUps) await sendFollowUp(services, chosen, mayReceive, now);
}

/** With nothing to say it is looked at again a day later. */
async function sendWeekly(
  services: Services,
  { accountId, nextWeeklyAt }: Reminders,
  mayReceive: boolean,
  now: Date,
): Promise<void> {
  const step = weeklyStep(nextWeeklyAt, now);
  if (step === 'early') return;
  const isSent =
    step === 'due' && mayReceive && (await readWeeklyContent(services, accountId, 'en')) !== null;
  const days = step === 'wrongClock' || isSent ? 7 : 1;
  const timeZone = await findTimeZone(services.database, accountId);
  await services.database.transaction(async (tx) => {
    const [noted] = await tx
      .update(reminders)
      .set({ nextWeeklyAt: nextTime(nextWeeklyAt, now, days, timeZone) })
      .where(
        and(
          eq(reminders.accountId, accountId),
          eq(reminders.weekly, true),
          // Of two jobs at once only the first one finds the time that both have read.
          eq(reminders.nextWeeklyAt, nextWeeklyAt),
        ),
      )
      .returning();
    const origin = originOf(services.config);
    if (noted && isSent) await enqueueEmail(services, tx, { template: 'weekly', accountId, origin });
  });
}

/** What is due is noted also where there is nothing to ask, so that the next run leaves this person out. */
async function sendFollowUp(
  services: Services,
  reminder: Reminders,
  mayReceive: boolean,
  now: Date,
): Promise<void> {
  const { accountId, askedChoiceAt, askedAfterDays } = reminder;
  const changes = await readPlanChanges(services, accountId);
  const { chosen } = planOf(changes, now);
  const afterDays = mayReceive
    ? followUpToSend(chosen, { choiceAt: askedChoiceAt, afterDays: askedAfterDays }, now)
    : null;
  const due = chosen && afterDays ? { chosenAt: chosen.chosenAt, afterDays } : newestDue(changes, now);
  if (!due) return;
  const isAsAsked = and(
    askedChoiceAt ? eq(reminders.askedChoiceAt, askedChoiceAt) : isNull(reminders.askedChoiceAt),
    askedAfterDays ? eq(reminders.askedAfterDays, askedAfterDays) : isNull(reminders.askedAfterDays),
  );
  await services.database.transaction(async (tx) => {
    const [noted] = await tx
      .update(reminders)
      .set({ askedChoiceAt: new Date(due.chosenAt), askedAfterDays: due.afterDays })
      .where(and(eq(reminders.accountId, accountId), eq(reminders.followUps, true), isAsAsked))
      .returning();
    const origin = originOf(services.config);
    if (noted && afterDays)
      await enqueueEmail(services, tx, { template: 'followUp', accountId, origin, ...due });
  });
}

/** The newest choice for which a follow-up is due. */
function newestDue(changes: readonly PlanChange[], now: Date) {
  for (const { kind, madeAt } of changes.toReversed()) {
    const afterDays = kind === 'chosen' ? dueFollowUp(new Date(madeAt), now) : null;
    if (afterDays) return { chosenAt: madeAt, afterDays };
  }
  return null;
}
