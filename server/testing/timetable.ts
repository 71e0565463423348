import { handlers } from '#server/jobs/handlers.ts';
import type { Services } from '#server/services.ts';

/** Jobs of the timetable that put down one job an account, and the name of that. */
const parts = {
  purgeAccounts: 'purgeAccount',
  sendNotices: 'sendNoticesTo',
  changePrices: 'changePrice',
} as const;

/** Does a job of the timetable with its part for each account, for tests. Those that fail wait for their next try. */
export async function runWithParts(services: Services, name: keyof typeof parts): Promise<void> {
  await handlers[name].run(services, {}, '');
  await services.jobs.workOff(services, parts[name]);
}
