import type { LetterOrder } from '#server/mail/letter-order.ts';

/** Every kind of job, with what it carries. Never a secret, a token or an address: rows are read in clear. */
export type JobData = {
  mail: LetterOrder;
  purgeAccounts: Record<string, never>;
  eraseRemains: Record<string, never>;
  purgeHiddenGames: Record<string, never>;
  purgeVisitorMessages: Record<string, never>;
  tidy: Record<string, never>;
  /** Somebody's payments have changed. */
  paymentEvent: { accountId: string };
  stopRenewal: { accountId: string };
  repairPayments: Record<string, never>;
  lookAfterSubscriptions: Record<string, never>;
  sendNotices: Record<string, never>;
  changePrices: Record<string, never>;
  reconcileSubscriptions: Record<string, never>;
  /** One person's part of it. */
  reconcileSubscription: { accountId: string };
};

export type JobName = keyof JobData;
