import { sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { healthz, readyz } from '#contract/platform.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';

/** The process runs. */
export async function checkProcess(): Promise<Answer<typeof healthz>> {
  return { status: 'ok' };
}

/** The process runs and the database answers. @throws Problem `busy` while it does not */
export async function checkReadiness(services: Services): Promise<Answer<typeof readyz>> {
  await services.database.execute(sql`select 1`).catch(() => {
    throw new Problem('busy', 'The database does not answer.', { retryAfterSeconds: 5 });
  });
  return { status: 'ok' };
}
