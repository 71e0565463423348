import type { LetterOrder } from '#server/mail/letter-order.ts';

/** Every kind of job, with what it carries. Never a secret, a token or an address: rows are read in clear. */
export type JobData = {
  mail: LetterOrder;
  purgeAccounts: Record<string, never>;
  purgeHiddenGames: Record<string, never>;
  tidy: Record<string, never>;
};

export type JobName = keyof JobData;
