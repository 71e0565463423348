import { buildOnce } from '#server/lib/database/build-once.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { sql } from '#server/lib/database/query.ts';
import { networkOf } from '#server/lib/limits/network-of.ts';
import type { Services } from '#server/services/services.ts';
import { type EventDetail, type EventKind, securityEvents } from '#server/tables/security-events.ts';
import { deviceName } from './device-name.ts';

export type SecurityEvent = {
  kind: EventKind;
  /** null: an attempt with a name that nobody has. It is stored too, otherwise its faster response would reveal that. */
  accountId: string | null;
  /** The administrator of the facility, when they did it. */
  byAccountId?: string;
  /** Network address of the caller; only a pseudonym of its network is stored. */
  address: string;
  /** The browser's user agent; only a name such as "Safari on iPad" is stored. */
  device?: string | undefined;
  detail?: EventDetail;
  /** Now, unless it has to be the exact time of something else. */
  at?: Date;
};

/** How long events are stored. */
export const retentionDays = 90;

const insertEvent = buildOnce((database) =>
  database
    .insert(securityEvents)
    .values({
      at: sql.placeholder('at'),
      kind: sql.placeholder('kind'),
      accountId: sql.placeholder('accountId'),
      byAccountId: sql.placeholder('byAccountId'),
      network: sql.placeholder('network'),
      device: sql.placeholder('device'),
      detail: sql.placeholder('detail'),
    })
    .prepare('insert_event'),
);

/**
 * Stores a change to how an account is opened (decision record 25). Call it in the transaction of the change, so that
 * neither is stored without the other; reads and failures have no transaction.
 */
export async function recordEvent(
  { clock, hashCaller, metrics }: Pick<Services, 'clock' | 'hashCaller' | 'metrics'>,
  database: Database,
  { kind, accountId, byAccountId, address, device, detail, at = clock.now() }: SecurityEvent,
): Promise<void> {
  await insertEvent(database).execute({
    at,
    kind,
    accountId,
    byAccountId: byAccountId ?? null,
    network: await hashCaller(networkOf(address)),
    device: device === undefined ? null : deviceName(device),
    detail: detail ?? null,
  });
  metrics.countEvent(kind);
}

/** Stores the same event for several accounts in one statement, such as a view of the results of all of them. */
export async function recordEvents(
  { clock, hashCaller, metrics }: Pick<Services, 'clock' | 'hashCaller' | 'metrics'>,
  database: Database,
  { kind, byAccountId, address, device }: Omit<SecurityEvent, 'accountId' | 'detail' | 'at'>,
  accountIds: readonly string[],
): Promise<void> {
  const network = await hashCaller(networkOf(address));
  const name = device === undefined ? null : deviceName(device);
  await database.execute(sql`
    insert into security_events (at, kind, account_id, by_account_id, network, device)
    select ${clock.now().toISOString()}::timestamptz, ${kind}, account_id, ${byAccountId ?? null}::uuid, ${network}, ${name}
    from unnest(${sql.param(accountIds)}::uuid[]) as account_id`);
  for (const _ of accountIds) metrics.countEvent(kind);
}
