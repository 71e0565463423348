import type { Database } from '#server/lib/database/pool.ts';
import { and, desc, eq, lt, ne, notInArray } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { knownDevices } from '#server/tables/accounts.ts';
import { ceiling } from './password-ceiling.ts';

/** The most known devices of one account: the least recently used one is dropped. */
const maxDevices = 20;

type Keys = Pick<Services, 'hashCaller'>;

/** The stored hash of a device: it does not show that two accounts use the same device. */
export function hashDevice({ hashCaller }: Keys, accountId: string, deviceId: string): Promise<string> {
  return hashCaller(`device ${accountId} ${deviceId}`);
}

/** The hash of a device that is known to the account; null for others, and after too many wrong passwords on it. */
export async function findKnownDevice(
  services: Services,
  accountId: string,
  deviceId: string,
): Promise<string | null> {
  const hash = await hashDevice(services, accountId, deviceId);
  const [known] = await services.database
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.accountId, accountId),
        eq(knownDevices.deviceHash, hash),
        lt(knownDevices.wrongPasswords, ceiling),
      ),
    );
  return known?.hash ?? null;
}

/** Makes the device known to the account, without any failures. */
export async function rememberDevice(
  services: Keys & Pick<Services, 'clock'>,
  database: Database,
  accountId: string,
  deviceId: string,
): Promise<void> {
  const deviceHash = await hashDevice(services, accountId, deviceId);
  const seen = { lastSeenAt: services.clock.now(), wrongPasswords: 0 };
  const remembered = database.$with('remembered').as(
    database
      .insert(knownDevices)
      .values({ accountId, deviceHash, ...seen })
      .onConflictDoUpdate({ target: [knownDevices.accountId, knownDevices.deviceHash], set: seen })
      .returning(),
  );
  // The statement does not see the device that it inserts.
  const isAnother = and(eq(knownDevices.accountId, accountId), ne(knownDevices.deviceHash, deviceHash));
  const latest = database
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(isAnother)
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.deviceHash))
    .limit(maxDevices - 1);
  await database
    .with(remembered)
    .delete(knownDevices)
    .where(and(isAnother, notInArray(knownDevices.deviceHash, latest)));
}

/** Deletes every known device of the account, or all but one. */
export async function removeDevices(
  keys: Keys,
  database: Database,
  accountId: string,
  exceptId?: string,
): Promise<void> {
  const kept = exceptId && ne(knownDevices.deviceHash, await hashDevice(keys, accountId, exceptId));
  await database.delete(knownDevices).where(and(eq(knownDevices.accountId, accountId), kept || undefined));
}
