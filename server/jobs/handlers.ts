import { eraseRemains } from '#server/accounts/deletion/erase-remains.ts';
import { purgeAccount, purgeAccounts } from '#server/accounts/deletion/purge-accounts.ts';
import { tidy } from '#server/accounts/tidy.ts';
import { purgeHiddenGames } from '#server/answers/previous-game.ts';
import { awaitedPriority } from '#server/mail/letter-order.ts';
import { sendLetter } from '#server/mail/send-letter.ts';
import type { Services } from '#server/services.ts';
import { changePrice, changePrices } from '#server/subscriptions/change-prices.ts';
import { lookAfterSubscriptions } from '#server/subscriptions/look-after.ts';
import { sendNotices, sendNoticesTo } from '#server/subscriptions/notices.ts';
import { reconcileSubscription, reconcileSubscriptions } from '#server/subscriptions/reconcile.ts';
import { repairPayments } from '#server/subscriptions/repair-payments.ts';
import { stopRenewalNow } from '#server/subscriptions/stop-renewal.ts';
import { takeInPaymentEvent } from '#server/subscriptions/take-in-payment-event.ts';
import { purgeVisitorMessages } from '#server/support/purge-visitor-messages.ts';
import type { JobData, JobName } from './job-data.ts';

/** What is done for a job. It may be done twice: after a crash, or when two processes start it together. */
type Handler<N extends JobName> = {
  run: (services: Services, data: JobData[N], jobId: string) => Promise<unknown>;
  /** Runs by itself at these times (UTC), once among all processes; one that passes while none runs is not made up. */
  cron?: string;
  /** How often a failed one is tried again, after a wait that doubles from `retryDelay` to `retryDelayMax` seconds. */
  retryLimit?: number;
  retryDelay?: number;
  retryDelayMax?: number;
  /** So long a job may wait before an idle process looks for it: 30 seconds unless said, as each look is a statement. */
  pollingSeconds?: number;
  /** So many are taken together in one process; one unless said. While as many wait, no time passes between them. */
  atOnce?: number;
  /** So many take jobs independently in one process, one unless said: the jobs taken together wait for the longest. */
  workers?: number;
  /** Those of this priority and above have a worker of their own: they never wait for a slow batch of others. */
  reservedFromPriority?: number;
  /** While a job with a `singletonKey` waits, a second one with the same key is dropped. */
  oncePerKey?: boolean;
};

/** A part of a job of the timetable, for one account: one that fails or takes long concerns no other. */
const perAccount = { atOnce: 5, workers: 2, oncePerKey: true } as const;

/** Every job there is. */
export const handlers: { readonly [N in JobName]: Handler<N> } = {
  mail: {
    run: sendLetter,
    retryLimit: 20,
    retryDelay: 15,
    retryDelayMax: 3600,
    pollingSeconds: 1,
    atOnce: 10,
    reservedFromPriority: awaitedPriority,
  },
  purgeAccounts: { run: purgeAccounts, cron: '23 * * * *' },
  purgeAccount: { run: purgeAccount, ...perAccount },
  eraseRemains: { run: eraseRemains, cron: '31 9 * * *' },
  purgeHiddenGames: { run: purgeHiddenGames, cron: '11 * * * *' },
  purgeVisitorMessages: { run: purgeVisitorMessages, cron: '53 * * * *' },
  tidy: { run: tidy, cron: '41 * * * *' },
  paymentEvent: {
    run: takeInPaymentEvent,
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 600,
    // Stripe sends several events within a second or two: those of one account that wait together are one job.
    pollingSeconds: 3,
    atOnce: 5,
    oncePerKey: true,
  },
  stopRenewal: { run: stopRenewalNow, retryLimit: 50, retryDelay: 15, retryDelayMax: 3600, atOnce: 2 },
  repairPayments: { run: repairPayments, cron: '* * * * *' },
  lookAfterSubscriptions: { run: lookAfterSubscriptions, cron: '* * * * *' },
  sendNotices: { run: sendNotices, cron: '7 * * * *' },
  sendNoticesTo: { run: sendNoticesTo, ...perAccount },
  changePrices: { run: changePrices, cron: '37 * * * *' },
  changePrice: { run: changePrice, ...perAccount },
  reconcileSubscriptions: { run: reconcileSubscriptions, cron: '17 3 * * *' },
  reconcileSubscription: { run: reconcileSubscription, ...perAccount },
};
