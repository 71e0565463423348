import type { LetterOrder } from '#server/email-job.ts';

/** One person's part of a scheduled job. */
type AccountPart = { accountId: string };

/** Every kind of job and what it carries. Never a secret, a token or an address: the rows are stored in clear. */
export type JobData = {
  mail: LetterOrder;
  purgeAccounts: Record<string, never>;
  purgeAccount: AccountPart;
  eraseRemains: Record<string, never>;
  purgeHiddenGames: Record<string, never>;
  purgeVisitorMessages: Record<string, never>;
  tidy: Record<string, never>;
  /** Somebody's payments have changed. */
  paymentEvent: { accountId: string; isRefund?: boolean };
  stopRenewal: { accountId: string };
  repairPayments: Record<string, never>;
  lookAfterSubscriptions: Record<string, never>;
  sendNotices: Record<string, never>;
  sendNoticesTo: AccountPart;
  changePrices: Record<string, never>;
  changePrice: AccountPart;
  reconcileSubscriptions: Record<string, never>;
  reconcileSubscription: AccountPart;
};
