import type { Logger } from 'pino';
import type { PublicConfig } from '#contract/platform.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/pool.ts';
import type { Limits } from './http/limits.ts';
import type { Metrics } from './http/metrics.ts';

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
