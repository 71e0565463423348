import type { Pool } from 'pg';

/**
 * pg-boss stores when its rounds were made last and when a job is due, by the clock of the database. What a clock that
 * was ahead has stored lies in the future: until then nothing would be scheduled, and a waiting job would not be done.
 */
const statements = [
  `update pgboss.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null
   where greatest(cron_on, bam_on, flow_on, reindex_on) > now() + interval '1 minute'`,
  `update pgboss.version set monitor_backoff_on = null where monitor_backoff_on > now() + interval '2 hours'`,
  `update pgboss.queue set monitor_claim_on = null, maintain_on = null
   where greatest(monitor_claim_on, maintain_on) > now() + interval '1 minute'`,
  // The longest wait of a job of ours is an hour.
  `update pgboss.job set start_after = now()
   where state in ('created', 'retry') and start_after > now() + interval '2 hours'`,
  // If the process that does the job lives, it soon says so again.
  `update pgboss.job set started_on = now(), heartbeat_on = now()
   where state = 'active' and heartbeat_on > now() + interval '1 minute'`,
];

/** Brings back what a clock that was ahead has stored about jobs. */
export async function resetTimesAhead(pool: Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement);
}
