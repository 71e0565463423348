import type { Logger } from 'pino';
import type { Safety, Surveys } from '#content/joined.ts';
import type { Game } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { PublicConfig } from '#contract/platform.ts';
import type { FormPair } from '#contract/rules/parallel-forms.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Config } from '#server/lib/config.ts';
import type { Database, PooledDatabase } from '#server/lib/database/pool.ts';
import type { Draining } from '#server/lib/http/draining.ts';
import type { Identity } from '#server/lib/identity/identity.ts';
import type { Jobs } from '#server/lib/jobs/jobs.ts';
import type { HashCaller } from '#server/lib/limits/caller-hash.ts';
import type { Limits } from '#server/lib/limits/limits.ts';
import type { Metrics } from '#server/lib/metrics/metrics.ts';
import type { PaymentProvider } from '#server/lib/payments/provider.ts';
import type { WorkerQueue } from '#server/lib/worker-queue.ts';
import type { Huddle } from './huddle.ts';
import type { JobData } from './job-data.ts';
import type { Report } from './report.ts';

/** The product's texts in one language. */
type LocalContent = {
  readonly game: Game;
  readonly surveys: Surveys;
  readonly safety: Safety;
  /** Titles of replaced exercises, by their content version. */
  readonly retiredTitles: ReadonlyMap<string, string>;
};

/** The product's texts, in English and in each language, and rules, read once at the start. */
export type GameContent = LocalContent & {
  readonly byLanguage: Readonly<Record<Language, LocalContent>>;
  /** Those content versions whose exercise was put in other words, and not replaced by another one. */
  readonly rewritten: ReadonlySet<string>;
  /** The exercises of the test of studies. */
  readonly forms: readonly FormPair[];
};

/** What every handler may use. Created once at the start, and passed as an argument. */
export type Services = {
  readonly config: Config;
  readonly publicConfig: PublicConfig;
  readonly content: GameContent;
  /** Its `$client` is for statements that are prepared by name. */
  readonly database: PooledDatabase;
  /** For counts of wrong passwords, whose commits do not wait for the disk. */
  readonly counters: PooledDatabase;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly hashCaller: HashCaller;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly jobs: Jobs<Services, JobData>;
  readonly reportQueue: WorkerQueue<Report | Huddle>;
  readonly identity: Identity;
  readonly payments: PaymentProvider;
  readonly draining: Draining;
};

/** The services within a transaction: what is written through them is kept or lost together. */
export function servicesIn(services: Services, tx: Database): Services {
  return { ...services, database: Object.assign(tx, { $client: services.database.$client }) };
}
