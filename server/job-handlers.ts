import { purgeArchivedPlaythroughs } from '#server/answers/archived-playthroughs.ts';
import { sendEmail } from '#server/emails.ts';
import { announceTrialEnds } from '#server/facilities/announce-trial-ends.ts';
import { countForms } from '#server/facilities/count-forms.ts';
import { inviteMembers } from '#server/facilities/invite-members.ts';
import { sendReminders, sendRemindersTo } from '#server/reminders/send-reminders.ts';
import { freezeFirstTries } from '#server/study/first-tries.ts';
import { askParticipants } from '#server/study/instruments/ask-by-email.ts';
import { repairPayments } from '#server/subscriptions/operations/repair-payments.ts';
import { stopRenewalNow } from '#server/subscriptions/stop-renewal-now.ts';
import { handleChargeEvent, handlePaymentEvent } from '#server/subscriptions/sync/handle-payment-event.ts';
import { reconcileSubscription, reconcileSubscriptions } from '#server/subscriptions/sync/reconcile.ts';
import { syncDueSubscriptions } from '#server/subscriptions/sync/sync-due-subscriptions.ts';
import { purgeVisitorMessages } from '#server/support/purge-visitor-messages.ts';
import { sendStatement } from '#server/xapi/send-statement.ts';
import { purgeAccount, purgeAccounts } from './account-page/deletion/purge-accounts.ts';
import { scrubDeletedRows } from './account-page/deletion/scrub-deleted-rows.ts';
import { deleteExpired } from './expired-rows.ts';
import type { JobHandlers } from './lib/jobs/handler.ts';
import type { Mailer } from './lib/mail/mailer.ts';
import { awaitedPriority } from './services/email-job.ts';
import type { JobData } from './services/job-data.ts';
import type { Services } from './services/services.ts';
import { changePrice, changePrices } from './subscriptions/change-prices.ts';
import { sendNotices, sendNoticesTo } from './subscriptions/notices.ts';

/** One account's part of a scheduled job: a part that fails or takes long does not affect the others. */
const perAccount = { atOnce: 5, workers: 2, oncePerKey: true } as const;

/** First tries of participants are kept before anything deletes answers. */
const freezeThen = (run: (services: Services) => Promise<unknown>) => async (services: Services) => {
  await freezeFirstTries(services);
  await run(services);
};

/** Every kind of job but emails. */
export const jobHandlers: Omit<JobHandlers<Services, JobData>, 'mail'> = {
  inviteMembers: { run: inviteMembers, retryLimit: 20, retryDelay: 15, retryDelayMax: 3600, atOnce: 1 },
  // About 34 hours: a job that waits is deleted after 48.
  sendStatement: { run: sendStatement, retryLimit: 40, retryDelay: 15, retryDelayMax: 3600, atOnce: 10 },
  purgeAccounts: { run: purgeAccounts, cron: '23 * * * *' },
  purgeAccount: { run: purgeAccount, ...perAccount },
  scrubDeletedRows: { run: scrubDeletedRows, cron: '31 9 * * *' },
  purgeArchivedPlaythroughs: { run: freezeThen(purgeArchivedPlaythroughs), cron: '11 * * * *' },
  purgeVisitorMessages: { run: purgeVisitorMessages, cron: '53 * * * *' },
  announceTrialEnds: { run: announceTrialEnds, cron: '29 * * * *' },
  countForms: { run: countForms, cron: '13 8 * * *' },
  deleteExpired: { run: freezeThen(deleteExpired), cron: '41 * * * *' },
  paymentEvent: {
    run: handlePaymentEvent,
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 600,
    // Stripe sends several events within a second or two: those of one account that wait together become one job.
    pollingSeconds: 3,
    atOnce: 5,
    oncePerKey: true,
  },
  chargeEvent: {
    run: handleChargeEvent,
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 600,
    atOnce: 2,
    oncePerKey: true,
  },
  stopRenewal: { run: stopRenewalNow, retryLimit: 50, retryDelay: 15, retryDelayMax: 3600, atOnce: 2 },
  repairPayments: { run: repairPayments, cron: '* * * * *' },
  syncDueSubscriptions: { run: syncDueSubscriptions, cron: '* * * * *' },
  sendNotices: { run: sendNotices, cron: '7 * * * *' },
  sendNoticesTo: { run: sendNoticesTo, ...perAccount },
  sendReminders: { run: sendReminders, cron: '47 * * * *' },
  sendRemindersTo: { run: sendRemindersTo, ...perAccount },
  askParticipants: { run: askParticipants, cron: '57 * * * *' },
  changePrices: { run: changePrices, cron: '37 * * * *' },
  changePrice: { run: changePrice, ...perAccount },
  reconcileSubscriptions: { run: reconcileSubscriptions, cron: '17 3 * * *' },
  reconcileSubscription: { run: reconcileSubscription, ...perAccount },
};

/** Every kind of job. */
export function withEmails(mailer: Mailer): JobHandlers<Services, JobData> {
  return {
    mail: {
      run: (services, job, id) => sendEmail(services, mailer, job, id),
      retryLimit: 20,
      retryDelay: 15,
      retryDelayMax: 3600,
      pollingSeconds: 1,
      atOnce: 10,
      reservedFromPriority: awaitedPriority,
    },
    ...jobHandlers,
  };
}
