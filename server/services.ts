import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Safety, Surveys } from '#content/schema.ts';
import type { Game } from '#contract/game.ts';
import type { PublicConfig } from '#contract/platform.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, OpenDatabase } from './database/pool.ts';
import { buildGame } from './game/build-game.ts';
import { type OpenedContent, openContent } from './game/open-content.ts';
import { createBlockedNetworks, type IsBlocked } from './http/blocked-networks.ts';
import { createCallerHash, type HashCaller } from './http/caller-hash.ts';
import { observeDatabase } from './http/database-gauges.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createIdentity, type Identity } from './identity/identity.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createPostman, type Postman } from './mail/postman.ts';
import { createProvider } from './payments/create-provider.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { publicConfigOf } from './platform/public-config.ts';
import { createReportDesk, type ReportDesk } from './reports/report-desk.ts';
import { createSandboxIdentity, type SandboxIdentity } from './sandbox/identity/provider.ts';

/** What every verb may use. Made once at start, passed on by hand. */
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
  readonly clock: Clock;
  readonly limits: Limits;
  readonly hashCaller: HashCaller;
  readonly isBlocked: IsBlocked;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly jobs: Jobs;
  readonly postman: Postman;
  readonly reportDesk: ReportDesk;
  readonly identity: Identity;
  /** Issues tokens for test people; null outside the sandbox. */
  readonly sandboxIdentity: SandboxIdentity | null;
  readonly payments: PaymentProvider;
};

type Ground = {
  config: Config;
  opened: OpenDatabase;
  clock: Clock;
  log: Logger;
  /** The product's own unless given. */
  content?: OpenedContent;
};

const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));

/** Puts the services together. @throws StartError naming every fault of the content's files */
export function createServices(ground: Ground): Services {
  const { config, opened, clock, log, content = openContent(contentFolder) } = ground;
  const game = buildGame(content, config.mediaBaseUrl);
  const metrics = createMetrics();
  observeDatabase(metrics.registry, opened.pool);
  const sandboxIdentity = config.sandbox ? createSandboxIdentity(opened.db, clock) : null;
  const hashCaller = createCallerHash(opened.db);
  return {
    config,
    publicConfig: publicConfigOf(config, content.content, game),
    game,
    surveys: content.content.surveys,
    safety: content.content.safety,
    retiredTitles: new Map(content.content.retired.map(({ version, title }) => [version, title])),
    database: opened.db,
    pool: opened.pool,
    clock,
    limits: createLimits(opened.pool, config.rateLimits, hashCaller),
    hashCaller,
    isBlocked: createBlockedNetworks(opened.db, clock),
    log,
    metrics,
    jobs: createJobs(opened.pool, log, metrics.countJob),
    postman: createPostman(config, opened.db, clock),
    reportDesk: createReportDesk(),
    identity: createIdentity(config, sandboxIdentity, clock),
    sandboxIdentity,
    payments: createProvider(config, opened.db, clock),
  };
}
