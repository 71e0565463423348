import type { LetterOrder } from '#server/mail/letter-order.ts';

/** One person's part of a job of the timetable. */
type AccountPart = { accountId: string };

/** Every kind of job, with what it carries. Never a secret, a token or an address: rows are read in clear. */
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

export type JobName = keyof JobData;
