import { jobHandlers } from '#server/job-handlers.ts';
import type { Services } from '#server/services/services.ts';

/** Scheduled jobs that queue one job for each account, with the name of that job. */
const parts = {
  purgeAccounts: 'purgeAccount',
  sendNotices: 'sendNoticesTo',
  sendReminders: 'sendRemindersTo',
  changePrices: 'changePrice',
} as const;

/** Runs a scheduled job and its jobs for the accounts, for tests. Failed ones wait for their next try. */
export async function runScheduledJob(services: Services, name: keyof typeof parts): Promise<void> {
  await jobHandlers[name].run(services, {}, '');
  await services.jobs.runDue(services, parts[name]);
}
