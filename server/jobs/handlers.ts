import { purgeAccounts } from '#server/accounts/deletion/purge-accounts.ts';
import { tidy } from '#server/accounts/tidy.ts';
import { purgeHiddenGames } from '#server/answers/previous-game.ts';
import { sendLetter } from '#server/mail/send-letter.ts';
import type { Services } from '#server/services.ts';
import type { JobData, JobName } from './job-data.ts';

/** What is done for a job. It may be done twice: after a crash, or when two processes start it together. */
type Handler<N extends JobName> = {
  run: (services: Services, data: JobData[N], jobId: string) => Promise<unknown>;
  /** Runs by itself at these times (UTC), once among all processes. */
  cron?: string;
  /** How often a failed one is tried again, after a wait that doubles from `retryDelay` to `retryDelayMax` seconds. */
  retryLimit?: number;
  retryDelay?: number;
  retryDelayMax?: number;
};

/** Every job there is. */
export const handlers: { readonly [N in JobName]: Handler<N> } = {
  mail: { run: sendLetter, retryLimit: 20, retryDelay: 15, retryDelayMax: 3600 },
  purgeAccounts: { run: purgeAccounts, cron: '23 * * * *' },
  purgeHiddenGames: { run: purgeHiddenGames, cron: '11 4 * * *' },
  tidy: { run: tidy, cron: '41 * * * *' },
};
