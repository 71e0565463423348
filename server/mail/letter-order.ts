import type { Provider } from '#contract/providers.ts';
import type { Database } from '#server/database/pool.ts';
import type { SubscriptionLetter } from '#server/subscriptions/letter-orders.ts';

type ResetKind = 'common' | 'facility' | 'individual';

/**
 * A letter to be written: which one, about whom, and the scheme and host its links begin with. The address, the words
 * and the token of a link are found when it is written, so that none of them waits in a table.
 */
export type LetterOrder = { origin: string } & (
  | { letter: 'welcome'; accountId: string }
  /** Without an account nothing is sent: asking costs the same whoever is asked for. */
  | { letter: 'reset'; accountId: string | null; kind: ResetKind }
  | { letter: 'passwordChanged'; accountId: string; removed?: Provider[] }
  | { letter: 'providerLinked'; accountId: string; provider: Provider }
  | { letter: 'wrongPasswords'; accountId: string }
  | { letter: 'passwordGiven'; accountId: string }
  | { letter: 'confirmNewEmail'; accountId: string }
  /** To the address that stands in the change: the account's own may be another by then. */
  | { letter: 'emailChangeAsked'; accountId: string; changeId: string }
  | { letter: 'emailChanged'; accountId: string; changeId: string }
  | { letter: 'confirmOwner'; accountId: string; sessionId: string }
  | { letter: 'confirmDeletion'; accountId: string }
  | { letter: 'accountDeleted'; accountId: string }
  | { letter: 'subscription'; accountId: string; about: SubscriptionLetter }
  /** What was written on the contact page: to our support, and a copy to who wrote it. */
  | { letter: 'ticket'; accountId: null; ticketId: string }
  /** With the account whose confirmed address it goes to, where its owner was signed in. */
  | { letter: 'ticketCopy'; accountId: string | null; ticketId: string }
);

export type LetterName = LetterOrder['letter'];
export type OrderOf<N extends LetterName> = Extract<LetterOrder, { letter: N }>;

/** What somebody waits for or must hear of at once: every letter that is not named below. */
export const awaitedPriority = 2;

/** Letters that thousands may be ordered of at a time leave after all others. */
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
