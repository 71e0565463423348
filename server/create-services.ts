import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { gameContentOf } from './game/game-content.ts';
import { type OpenedContent, openContent } from './game/open-content.ts';
import { withEmails } from './job-handlers.ts';
import type { Clock } from './lib/clock.ts';
import type { Config } from './lib/config.ts';
import type { OpenDatabase } from './lib/database/pool.ts';
import { createDraining } from './lib/http/draining.ts';
import { createIdentity, type SandboxIdentity } from './lib/identity/identity.ts';
import { createJobs } from './lib/jobs/jobs.ts';
import { createBlockedNetworks, type IsBlocked } from './lib/limits/blocked-networks.ts';
import { createCallerHash } from './lib/limits/caller-hash.ts';
import { createLimits } from './lib/limits/limits.ts';
import { createMailer, type Mailer } from './lib/mail/mailer.ts';
import { observeDatabase } from './lib/metrics/database-gauges.ts';
import { createMetrics } from './lib/metrics/metrics.ts';
import { createProvider } from './lib/payments/create-provider.ts';
import type { Tracing } from './lib/tracing.ts';
import { publicConfigOf } from './platform/public-config.ts';
import { createReportQueue } from './reports/report-queue.ts';
import { createSandboxIdentity } from './sandbox/identity/provider.ts';
import { withSandboxStores } from './sandbox/store-page.ts';
import type { Services } from './services/services.ts';
import { eventKinds } from './tables/security-events.ts';

type Deps = {
  config: Config;
  opened: OpenDatabase;
  clock: Clock;
  log: Logger;
  /** The product's own content by default. */
  content?: OpenedContent;
  tracing?: Tracing | null;
};

/** The services, and what the top alone passes on. */
export type RunningServer = {
  readonly services: Services;
  readonly isBlocked: IsBlocked;
  readonly mailer: Mailer;
  /** Issues tokens for test people; null outside the sandbox. */
  readonly sandboxIdentity: SandboxIdentity | null;
  /** null where no collector is set. */
  readonly tracing: Tracing | null;
};

const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));

/** Puts the services together. @throws StartError naming every fault of the content's files */
export function createServices(deps: Deps): RunningServer {
  const { config, opened, clock, log, content = openContent(contentFolder), tracing = null } = deps;
  const { brand, safety } = content.content;
  const gameContent = gameContentOf(content, config.mediaBaseUrl);
  const metrics = createMetrics(eventKinds);
  observeDatabase(metrics.registry, opened);
  tracing?.observePool(opened.pool);
  tracing?.observePool(opened.counterPool);
  const sandboxIdentity = config.sandbox ? createSandboxIdentity(opened.db, clock) : null;
  const hashCaller = createCallerHash(opened.db);
  const mailer = createMailer(config, opened.db, clock);
  const services: Services = {
    config,
    publicConfig: publicConfigOf(
      config,
      { brand: config.sandbox ? withSandboxStores(brand) : brand, safety },
      gameContent.game,
    ),
    content: gameContent,
    database: opened.db,
    counters: opened.counters,
    clock,
    limits: createLimits(opened.pool, config.rateLimits, hashCaller),
    hashCaller,
    log,
    metrics,
    jobs: createJobs(opened.pool, log, metrics.countJob, withEmails(mailer)),
    reportQueue: createReportQueue(),
    identity: createIdentity(config, sandboxIdentity, clock),
    payments: createProvider(config, opened.db, clock),
    draining: createDraining(),
  };
  const isBlocked = createBlockedNetworks(opened.db, clock);
  return { services, isBlocked, mailer, sandboxIdentity, tracing };
}
