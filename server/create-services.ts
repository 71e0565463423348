import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/pool.ts';
import { buildGame } from './game/build-game.ts';
import { type OpenedContent, openContent } from './game/open-content.ts';
import { createBlockedNetworks } from './http/blocked-networks.ts';
import { createCallerHash } from './http/caller-hash.ts';
import { observeDatabase } from './http/database-gauges.ts';
import { createLimits } from './http/limits.ts';
import { createMetrics } from './http/metrics.ts';
import { createIdentity } from './identity/identity.ts';
import { handlers } from './jobs/handlers.ts';
import { createJobs } from './jobs/jobs.ts';
import { createPostman } from './mail/postman.ts';
import { createProvider } from './payments/create-provider.ts';
import { publicConfigOf } from './platform/public-config.ts';
import { createReportDesk } from './reports/report-desk.ts';
import { createSandboxIdentity } from './sandbox/identity/provider.ts';
import { eventKinds } from './security-events/tables.ts';
import type { Services } from './services.ts';

type Deps = {
  config: Config;
  opened: OpenDatabase;
  clock: Clock;
  log: Logger;
  /** The product's own content by default. */
  content?: OpenedContent;
};

const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));

/** Puts the services together. @throws StartError naming every fault of the content's files */
export function createServices(deps: Deps): Services {
  const { config, opened, clock, log, content = openContent(contentFolder) } = deps;
  const game = buildGame(content, config.mediaBaseUrl);
  const metrics = createMetrics(eventKinds);
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
    jobs: createJobs(opened.pool, log, metrics.countJob, handlers),
    postman: createPostman(config, opened.db, clock),
    reportDesk: createReportDesk(),
    identity: createIdentity(config, sandboxIdentity, clock),
    sandboxIdentity,
    payments: createProvider(config, opened.db, clock),
  };
}
