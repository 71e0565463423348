import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { healthz, readyz } from '#contract/platform.ts';
import { sql } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { platformMessages } from './messages.ts';

/** The release that runs. */
export const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as {
  version: string;
};

/** Reports that the process runs. */
export async function checkProcess(): Promise<ResponseOf<typeof healthz>> {
  return { status: 'ok' };
}

/** A write costs more than a read, and load balancers ask often: a successful write counts for this long. */
const writeHoldsMs = 10_000;

/**
 * Reports that the process runs, and that the database responds and can store a row.
 * @throws Problem `busy` otherwise, and while the process drains
 */
export function readinessCheck(): (services: Services) => Promise<ResponseOf<typeof readyz>> {
  let wroteAt = Number.NEGATIVE_INFINITY;
  return async ({ database, log, draining }) => {
    if (draining.isOn) throw new Problem('busy', platformMessages.processStops, { retryAfterSeconds: 5 });
    try {
      await database.execute(sql`select 1`);
      if (performance.now() - wroteAt > writeHoldsMs) {
        await database.execute(sql`create temp table readiness on commit drop as select 1 as row`);
        wroteAt = performance.now();
      }
    } catch (err) {
      log.warn({ err }, 'not ready');
      throw new Problem('busy', platformMessages.databaseSilent, { retryAfterSeconds: 5 });
    }
    return { status: 'ok', version };
  };
}
