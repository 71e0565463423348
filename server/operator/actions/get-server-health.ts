import { endpoints } from '#contract/endpoints.ts';
import type { ServerHealth } from '#contract/operator-desk.ts';
import { finishedBackup, listAuditEntries } from '#server/audit/audit-log.ts';
import { sql } from '#server/lib/database/query.ts';
import { readJobs } from '#server/lib/metrics/database-gauges.ts';
import { Problem } from '#server/lib/problem.ts';
import { readinessCheck, version } from '#server/platform/health.ts';
import type { Services } from '#server/services/services.ts';
import { subscriptions } from '#server/tables/subscriptions.ts';
import { reads } from '../action.ts';

const bytesPerMb = 1_000_000;

export const getServerHealth = reads({
  name: 'server health',
  endpoint: endpoints.getServerHealth,
  command: { description: 'release, database, jobs, emails, payment provider, and the last backup' },
  run: async ({ services }) => {
    const health = await readHealth(services);
    const { notReadyBecause, database, jobs, emails, payments, backup, ...versions } = health;
    const row = {
      ...versions,
      'not ready because': notReadyBecause,
      database: `${database.kind}, PostgreSQL ${database.postgres}, ${database.megabytes} MB`,
      'jobs waiting': jobs.waiting,
      'jobs given up': jobs.givenUp,
      'emails waiting': emails.waiting,
      payments: payments.provider,
      'last backup': backup.lastAt,
    };
    return { response: health, rows: [row] };
  },
});

/** What this process knows of itself, its database, its jobs, its payment provider and the last backup. */
async function readHealth(services: Services): Promise<ServerHealth> {
  const { config, database, payments, content } = services;
  const notReadyBecause = await readinessCheck()(services).then(() => null, messageOf);
  const [read, counted, [backup], [fetched]] = await Promise.all([
    database.execute<{ postgres: string; bytes: string }>(
      sql`select current_setting('server_version') as postgres, pg_database_size(current_database()) as bytes`,
    ),
    readJobs(database.$client),
    listAuditEntries(database, { command: finishedBackup, limit: 1 }),
    database.select({ at: sql<string | null>`max(${subscriptions.fetchedAt})` }).from(subscriptions),
  ]);
  const jobs = counted ?? [];
  const emails = jobs.find(({ name }) => name === 'mail');
  return {
    release: version,
    contentVersion: content.game.contentVersion,
    notReadyBecause,
    database: {
      kind: config.databaseUrl ? 'own' : 'embedded',
      postgres: read.rows[0]?.postgres ?? '',
      megabytes: Math.round(Number(read.rows[0]?.bytes) / bytesPerMb),
    },
    jobs: {
      waiting: jobs.reduce((sum, { waiting }) => sum + waiting, 0),
      givenUp: jobs.reduce((sum, { failed }) => sum + failed, 0),
    },
    emails: {
      by: config.smtpUrl ? 'smtp' : 'sandbox',
      waiting: emails?.notDone ?? 0,
      oldestSeconds: Math.round(emails?.oldestSeconds ?? 0),
    },
    payments: {
      provider: payments.name,
      lastReadAt: fetched?.at ? new Date(fetched.at).toISOString() : null,
    },
    backup: { isOurs: !config.databaseUrl, lastAt: backup?.at.toISOString() ?? null },
  };
}

function messageOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  throw error;
}
