import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import type { Services } from '#server/services.ts';
import { knownDevices } from '../tables.ts';
import { ceiling } from './password-ceiling.ts';

/** More are not kept of one account: the one that was used least lately gives way. */
const mostKept = 20;

type Keys = Pick<Services, 'hashCaller'>;

/** What is stored of a device: of two accounts on one device nobody can tell that it is the same. */
function hashDevice({ hashCaller }: Keys, accountId: string, deviceId: string): Promise<string> {
  return hashCaller(`device ${accountId} ${deviceId}`);
}

/** The device's hash where it is known to the account, else null: also after too many wrong passwords there. */
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

/** From now on this device is known to the account, without any failure. */
export async function rememberDevice(
  services: Keys & Pick<Services, 'clock'>,
  database: Database,
  accountId: string,
  deviceId: string,
): Promise<void> {
  const deviceHash = await hashDevice(services, accountId, deviceId);
  const seen = { lastSeenAt: services.clock.now(), wrongPasswords: 0 };
  await database
    .insert(knownDevices)
    .values({ accountId, deviceHash, ...seen })
    .onConflictDoUpdate({ target: [knownDevices.accountId, knownDevices.deviceHash], set: seen });
  const latest = database
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.deviceHash))
    .limit(mostKept);
  await database
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.accountId, accountId),
        ne(knownDevices.deviceHash, deviceHash),
        notInArray(knownDevices.deviceHash, latest),
      ),
    );
}

/** Forgets every device of the account, or all but one. */
export async function forgetDevices(
  keys: Keys,
  database: Database,
  accountId: string,
  exceptId?: string,
): Promise<void> {
  const kept = exceptId && ne(knownDevices.deviceHash, await hashDevice(keys, accountId, exceptId));
  await database.delete(knownDevices).where(and(eq(knownDevices.accountId, accountId), kept || undefined));
}
