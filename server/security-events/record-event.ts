import { lt } from 'drizzle-orm';
import { deviceName } from '#server/accounts/log-in/device-name.ts';
import { dayMs } from '#server/clock.ts';
import type { Database } from '#server/database/pool.ts';
import { networkOf } from '#server/http/network-of.ts';
import type { Services } from '#server/services.ts';
import { type EventDetail, type EventKind, securityEvents } from './tables.ts';

export type SecurityEvent = {
  kind: EventKind;
  /** null: a try at a name that nobody has. It is kept too, or its shorter answer would tell that nobody has it. */
  accountId: string | null;
  /** The administrator of the facility, where that is who did it. */
  byAccountId?: string;
  /** Network address of the caller; a pseudonym of its network is kept. */
  address: string;
  /** What the browser calls itself; words such as "Safari on iPad" are kept. */
  device?: string | undefined;
  detail?: EventDetail;
  /** Now, unless it is to be the very moment of something else. */
  at?: Date;
};

/** How long events are kept. */
export const keptDays = 90;

/**
 * Keeps what happened to the way into an account (decision record 25). Give it the transaction of what it records, so that
 * neither is kept without the other; what is only read, or fails, has none.
 */
export async function recordEvent(
  { clock, hashCaller, metrics }: Pick<Services, 'clock' | 'hashCaller' | 'metrics'>,
  database: Database,
  { kind, accountId, byAccountId, address, device, detail, at = clock.now() }: SecurityEvent,
): Promise<void> {
  await database.insert(securityEvents).values({
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

/** Removes what is older than it is kept. */
export async function forgetOldEvents(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * dayMs);
  await database.delete(securityEvents).where(lt(securityEvents.at, oldest));
}
