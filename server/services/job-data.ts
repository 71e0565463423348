import type { EmailJob } from './email-job.ts';

/** One person's part of a scheduled job. */
type AccountPart = { accountId: string };

/** Every kind of job and what it carries. Never a secret, a token or an address: the rows are stored in clear. */
export type JobData = {
  mail: EmailJob;
  /** To people whom the administrator of a facility added. */
  inviteMembers: { accountIds: string[]; origin: string };
  /** The outcome of a save, for a learning record store. */
  sendStatement: { accountId: string; saveId: string };
  purgeAccounts: Record<string, never>;
  purgeAccount: AccountPart;
  scrubDeletedRows: Record<string, never>;
  purgeArchivedPlaythroughs: Record<string, never>;
  purgeVisitorMessages: Record<string, never>;
  deleteExpired: Record<string, never>;
  announceTrialEnds: Record<string, never>;
  countForms: Record<string, never>;
  /** Somebody's payments have changed. */
  paymentEvent: { accountId: string; isAboutPast?: boolean };
  /** The same, where the provider names a charge and no customer. */
  chargeEvent: { chargeId: string };
  stopRenewal: { accountId: string };
  repairPayments: Record<string, never>;
  syncDueSubscriptions: Record<string, never>;
  sendNotices: Record<string, never>;
  sendNoticesTo: AccountPart;
  sendReminders: Record<string, never>;
  sendRemindersTo: AccountPart;
  askParticipants: Record<string, never>;
  changePrices: Record<string, never>;
  changePrice: AccountPart;
  reconcileSubscriptions: Record<string, never>;
  reconcileSubscription: AccountPart;
};
