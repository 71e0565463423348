import type { Language } from '#contract/pages/languages.ts';
import type { Provider } from '#contract/providers.ts';
import type { Database } from '#server/lib/database/pool.ts';

/** What the owner is told about the second steps of the login. */
export type TwoStepsNews =
  | 'app_added'
  | 'app_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'wrong_codes'
  | 'reset';

/** Emails about a subscription, with the amounts and dates at the moment of their cause. */
export type SubscriptionEmail =
  /** What was paid, what follows, and how to cancel (docs/product-decisions.md#renewal-terms). */
  | {
      kind: 'subscriptionStarted';
      paidCents: number;
      nextCents: number;
      intervalMonths: number;
      periodEnd: string;
      isTrial: boolean;
      endsAt: string | null;
      at: string;
    }
  | { kind: 'receipt'; cents: number; paidAt: string; periodStart: string; periodEnd: string }
  | { kind: 'refunded'; cents: number; at: string }
  | { kind: 'paymentFailed'; day: 0 | 3 | 6; until: string }
  | { kind: 'subscriptionCanceled'; until: string }
  | { kind: 'subscriptionKept'; nextCents: number; periodEnd: string }
  | { kind: 'cardChanged'; brand: string; last4: string; at: string }
  | { kind: 'subscriptionEnded'; because: 'canceled' | 'unpaid' | 'no card' }
  | { kind: 'renewalNotice'; at: string; cents: number }
  | { kind: 'trialEnding'; at: string; cents: number }
  | { kind: 'discountEnding'; at: string; cents: number; hasCard: boolean }
  | { kind: 'priceChange'; at: string; fromCents: number; toCents: number; intervalMonths: number }
  | { kind: 'priceWithdrawn'; cents: number; intervalMonths: number };

type ResetKind = 'common' | 'facility' | 'individual';

/**
 * An email to be sent: its template, the account it is about, and the scheme and host its links begin with. The
 * address, the text and the token of a link are looked up when the email is rendered, so that none of them is stored
 * with the job.
 */
export type EmailJob = {
  origin: string;
  /** Of the page that asked for it: for people without an account, or who have chosen no language. */
  language?: Language;
} & (
  | { template: 'welcome'; accountId: string }
  /** Nothing is sent without an account: a request costs the same whether the account exists or not. */
  | { template: 'reset'; accountId: string | null; kind: ResetKind }
  | { template: 'passwordChanged'; accountId: string; removed?: Provider[] }
  | { template: 'providerLinked'; accountId: string; provider: Provider }
  | { template: 'wrongPasswords'; accountId: string }
  | { template: 'passwordGiven'; accountId: string }
  /** To somebody whom the administrator of a facility added: with a link to choose the first password. */
  | { template: 'memberInvited'; accountId: string }
  /** To each administrator of a facility whose trial ends. */
  | { template: 'facilityTrialEnding'; accountId: string }
  /** To each administrator of a verified facility whose new name an operator accepted or refused. */
  | { template: 'facilityNameAnswered'; accountId: string; name: string; isAccepted: boolean }
  /** To a member whom an administrator removed from the facility. */
  | { template: 'memberRemoved'; accountId: string; facilityId: string }
  /** To a member whose username an administrator corrected. */
  | { template: 'memberRenamed'; accountId: string }
  /** To the address stored with the invitation, which may have no account. */
  | { template: 'administratorInvited'; accountId: null; invitationId: string }
  /** To each other administrator of the facility. */
  | { template: 'administratorJoined'; accountId: string; newAccountId: string }
  | { template: 'administratorRemoved'; accountId: string; facilityId: string }
  | { template: 'twoSteps'; accountId: string; about: TwoStepsNews }
  | { template: 'confirmNewEmail'; accountId: string }
  /** To the address stored with the change: the account may have another one by then. */
  | { template: 'emailChangeRequested'; accountId: string; changeId: string }
  | { template: 'emailChanged'; accountId: string; changeId: string }
  /** To the former address, after a new password by the link to the new one. */
  | { template: 'passwordResetElsewhere'; accountId: string; changeId: string }
  /** To the present address at the same time: somebody else may have made the account. */
  | { template: 'formerAddress'; accountId: string }
  /** To the former address, when the reader of the other one has left the account. */
  | { template: 'addressReturned'; accountId: string }
  | { template: 'confirmOwner'; accountId: string; sessionId: string }
  | { template: 'confirmDeletion'; accountId: string }
  /** `stopsRenewal`: closing the account stopped a renewal. An unpaid subscription may have ended by the time of the email. */
  | { template: 'accountDeleted'; accountId: string; stopsRenewal: boolean }
  /** `notice`: the notice that counts once the mail server has accepted the email. */
  | {
      template: 'subscription';
      accountId: string;
      about: SubscriptionEmail;
      notice?: { kind: string; about: string };
    }
  /** What to look at again and what is open in the plan, for people who chose it. */
  | { template: 'weekly'; accountId: string }
  /** How the thing chosen at `chosenAt` went, 7 or 28 days later, for people who chose to be asked. */
  | { template: 'followUp'; accountId: string; chosenAt: string; afterDays: 7 | 28 }
  /** The text that somebody signed to join a study, word for word. */
  | { template: 'studyConsent'; accountId: string }
  /** Questions of the own study that are asked now. */
  | { template: 'studyQuestions'; accountId: string; month: number }
  /** A message of the contact page, to our support. */
  | { template: 'ticket'; accountId: null; ticketId: string }
  /** Its copy, to the sender; with the sender's account if they were signed in. */
  | { template: 'ticketCopy'; accountId: string | null; ticketId: string }
  /** What our support answered, to the address in the message. */
  | { template: 'ticketAnswer'; accountId: null; answerId: string }
);

export type EmailTemplate = EmailJob['template'];
export type EmailJobOf<N extends EmailTemplate> = Extract<EmailJob, { template: N }>;

/** The priority of emails that somebody waits for or has to get at once: all that are not listed below. */
export const awaitedPriority = 2;

/** Emails that may be sent to thousands of people at a time come after all others. */
const laterPriority: Partial<Record<EmailTemplate, number>> = {
  welcome: 1,
  ticket: 1,
  ticketCopy: 1,
  subscription: 0,
  weekly: 0,
  followUp: 0,
  studyQuestions: 0,
  memberInvited: 0,
  facilityTrialEnding: 0,
};

/** The part of the jobs that emails need; the type of all jobs names this file's. */
type Queue = {
  send(
    database: Database,
    name: 'mail',
    job: EmailJob,
    options: { priority: number; id?: string },
  ): Promise<void>;
};

/**
 * Queues an email. Inside a transaction it is sent only if the transaction is committed.
 * @param id of its job: while one with this id is stored, no second one is queued
 */
export function enqueueEmail(
  { jobs }: { jobs: Queue },
  database: Database,
  job: EmailJob,
  id?: string,
): Promise<void> {
  const priority = laterPriority[job.template] ?? awaitedPriority;
  return jobs.send(database, 'mail', job, { priority, ...(id && { id }) });
}
