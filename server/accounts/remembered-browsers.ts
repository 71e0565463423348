import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, isNotNull, ne } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { knownDevices } from '#server/tables/accounts.ts';
import { hashDevice } from './known-devices.ts';

/** How long a browser in which the second step was done is not asked again. */
const rememberedMs = 90 * dayMs;

type Keys = Pick<Services, 'hashCaller' | 'clock'>;

/** Whether the second step was done in this browser, and it was to be remembered. */
export async function isRemembered(
  keys: Keys,
  database: Database,
  accountId: string,
  deviceId: string,
): Promise<boolean> {
  const since = new Date(keys.clock.now().getTime() - rememberedMs);
  const [found] = await database
    .select({ at: knownDevices.secondStepAt })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.accountId, accountId),
        eq(knownDevices.deviceHash, await hashDevice(keys, accountId, deviceId)),
        gt(knownDevices.secondStepAt, since),
      ),
    );
  return found !== undefined;
}

/** Remembers a known device. */
export async function rememberBrowser(
  keys: Keys,
  database: Database,
  accountId: string,
  deviceId: string,
): Promise<void> {
  const deviceHash = await hashDevice(keys, accountId, deviceId);
  await database
    .update(knownDevices)
    .set({ secondStepAt: keys.clock.now() })
    .where(and(eq(knownDevices.accountId, accountId), eq(knownDevices.deviceHash, deviceHash)));
}

/** Asks every browser again, or all but one. */
export async function forgetBrowsers(
  keys: Keys,
  database: Database,
  accountId: string,
  exceptId?: string,
): Promise<void> {
  const kept = exceptId && ne(knownDevices.deviceHash, await hashDevice(keys, accountId, exceptId));
  await database
    .update(knownDevices)
    .set({ secondStepAt: null })
    .where(
      and(eq(knownDevices.accountId, accountId), isNotNull(knownDevices.secondStepAt), kept || undefined),
    );
}
