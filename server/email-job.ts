import type { Provider } from '#contract/providers.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { SubscriptionLetter } from '#server/subscriptions/emails/subscription-email.ts';

type ResetKind = 'common' | 'facility' | 'individual';

/**
 * An email to be sent: its template, the account it is about, and the scheme and host its links begin with. The
 * address, the text and the token of a link are looked up when the email is rendered, so that none of them is stored
 * with the job.
 */
export type LetterOrder = { origin: string } & (
  | { letter: 'welcome'; accountId: string }
  /** Nothing is sent without an account: a request costs the same whether the account exists or not. */
  | { letter: 'reset'; accountId: string | null; kind: ResetKind }
  | { letter: 'passwordChanged'; accountId: string; removed?: Provider[] }
  | { letter: 'providerLinked'; accountId: string; provider: Provider }
  | { letter: 'wrongPasswords'; accountId: string }
  | { letter: 'passwordGiven'; accountId: string }
  | { letter: 'confirmNewEmail'; accountId: string }
  /** To the address stored with the change: the account may have another one by then. */
  | { letter: 'emailChangeAsked'; accountId: string; changeId: string }
  | { letter: 'emailChanged'; accountId: string; changeId: string }
  | { letter: 'confirmOwner'; accountId: string; sessionId: string }
  | { letter: 'confirmDeletion'; accountId: string }
  | { letter: 'accountDeleted'; accountId: string }
  | { letter: 'subscription'; accountId: string; about: SubscriptionLetter }
  /** A message of the contact page, to our support. */
  | { letter: 'ticket'; accountId: null; ticketId: string }
  /** Its copy, to the sender; with the sender's account if they were signed in. */
  | { letter: 'ticketCopy'; accountId: string | null; ticketId: string }
);

export type LetterName = LetterOrder['letter'];
export type OrderOf<N extends LetterName> = Extract<LetterOrder, { letter: N }>;

/** The priority of emails that somebody waits for or has to get at once: all that are not listed below. */
export const awaitedPriority = 2;

/** Emails that may be sent to thousands of people at a time come after all others. */
const laterPriority: Partial<Record<LetterName, number>> = {
  welcome: 1,
  ticket: 1,
  ticketCopy: 1,
  subscription: 0,
};

/** The part of the jobs that emails need; the type of all jobs names this file's. */
type Queue = {
  send(database: Database, name: 'mail', order: LetterOrder, options: { priority: number }): Promise<void>;
};

/** Orders a letter; inside a transaction it is sent only if that is committed. */
export function orderLetter(
  { jobs }: { jobs: Queue },
  database: Database,
  order: LetterOrder,
): Promise<void> {
  const priority = laterPriority[order.letter] ?? awaitedPriority;
  return jobs.send(database, 'mail', order, { priority });
}
