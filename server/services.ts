import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { readTexts } from '#content/texts.ts';
import type { PublicConfig } from '#contract/platform.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, OpenDatabase } from './database/pool.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { publicConfigOf } from './platform/public-config.ts';
import { StartError } from './start-error.ts';

/** What every verb may use. Made once at start, passed on by hand. */
export type Services = {
  readonly config: Config;
  readonly publicConfig: PublicConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
};

type Ground = { config: Config; opened: OpenDatabase; clock: Clock; log: Logger };

const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));

/** Puts the services together. @throws StartError naming every fault of the content's files */
export function createServices({ config, opened, clock, log }: Ground): Services {
  const read = readTexts(contentFolder);
  if (!read.ok) {
    const faults = read.faults.map(({ file, field, reason }) => `  - content/${file} ${field}: ${reason}`);
    throw new StartError(['The content has faults:', ...faults].join('\n'));
  }
  return {
    config,
    publicConfig: publicConfigOf(config, read.texts),
    database: opened.db,
    clock,
    limits: createLimits(opened.pool, config.rateLimits),
    log,
    metrics: createMetrics(),
  };
}
