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
import type { JobHandlers } from './handler.ts';
import type { JobData } from './job-data.ts';

/** One account's part of a scheduled job: a part that fails or takes long does not affect the others. */
const perAccount = { atOnce: 5, workers: 2, oncePerKey: true } as const;

/** Every kind of job. */
export const handlers: JobHandlers<Services, JobData> = {
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
    // Stripe sends several events within a second or two: those of one account that wait together become one job.
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
