import type pg from 'pg';
import type { Logger } from 'pino';
import type { Safety, Surveys } from '#content/schema.ts';
import type { Game } from '#contract/game.ts';
import type { PublicConfig } from '#contract/platform.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Config } from '#server/lib/config.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Draining } from '#server/lib/http/draining.ts';
import type { Identity, SandboxIdentity } from '#server/lib/identity/identity.ts';
import type { Jobs } from '#server/lib/jobs/jobs.ts';
import type { IsBlocked } from '#server/lib/limits/blocked-networks.ts';
import type { HashCaller } from '#server/lib/limits/caller-hash.ts';
import type { Limits } from '#server/lib/limits/limits.ts';
import type { Mailer } from '#server/lib/mail/mailer.ts';
import type { Metrics } from '#server/lib/metrics/metrics.ts';
import type { PaymentProvider } from '#server/lib/payments/provider.ts';
import type { Tracing } from '#server/lib/tracing.ts';
import type { WorkerQueue } from '#server/lib/worker-queue.ts';
import type { Huddle } from './huddle.ts';
import type { JobData } from './job-data.ts';
import type { Report } from './report.ts';

/** What every handler may use. Created once at the start, and passed as an argument. */
export type Services = {
  readonly config: Config;
  readonly publicConfig: PublicConfig;
  readonly game: Game;
  readonly surveys: Surveys;
  readonly safety: Safety;
  /** Titles of replaced exercises, by their content version. */
  readonly retiredTitles: ReadonlyMap<string, string>;
  readonly database: Database;
  /** For statements that are prepared by name; everything else goes by `database`. */
  readonly pool: pg.Pool;
  /** For counts of wrong passwords, whose commits do not wait for the disk. */
  readonly counters: Database;
  /** The connections of `counters`. */
  readonly counterPool: pg.Pool;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly hashCaller: HashCaller;
  readonly isBlocked: IsBlocked;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly jobs: Jobs<Services, JobData>;
  readonly mailer: Mailer;
  readonly reportQueue: WorkerQueue<Report | Huddle>;
  readonly identity: Identity;
  /** Issues tokens for test people; null outside the sandbox. */
  readonly sandboxIdentity: SandboxIdentity | null;
  readonly payments: PaymentProvider;
  readonly draining: Draining;
  /** null where no collector is set. */
  readonly tracing: Tracing | null;
};
