import { sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { healthz, readyz } from '#contract/platform.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';

/** The process runs. */
export async function checkProcess(): Promise<Answer<typeof healthz>> {
  return { status: 'ok' };
}

/** A write costs more than a question, and balancers ask often: one that succeeded is believed so long. */
const writeHoldsMs = 10_000;

/**
 * The process runs, and the database answers and finds room for a row.
 * @throws Problem `busy` while it does not
 */
export function readinessCheck(): (services: Services) => Promise<Answer<typeof readyz>> {
  let wroteAt = Number.NEGATIVE_INFINITY;
  return async ({ database, log }) => {
    try {
      await database.execute(sql`select 1`);
      if (performance.now() - wroteAt > writeHoldsMs) {
        await database.execute(sql`create temp table readiness on commit drop as select 1 as row`);
        wroteAt = performance.now();
      }
    } catch (err) {
      log.warn({ err }, 'not ready');
      throw new Problem('busy', 'The database does not answer.', { retryAfterSeconds: 5 });
    }
    return { status: 'ok' };
  };
}
