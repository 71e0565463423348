import { BlockList, isIP, isIPv6 } from 'node:net';
import { gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/pool.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { blockedNetworks } from './tables.ts';

/** Whether calls from an address are refused now. */
export type IsBlocked = (address: string) => Promise<boolean>;

/** A block made on the command line counts in every process after this time at the latest. */
export const readEveryMs = 10_000;

/**
 * Knows the blocked networks without asking the database at each call. What was read last goes on counting while the
 * database is away.
 */
export function createBlockedNetworks(database: Database, clock: Clock): IsBlocked {
  let list = new BlockList();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    readAt = performance.now();
    const rows = await database
      .select({ network: blockedNetworks.network })
      .from(blockedNetworks)
      .where(gt(blockedNetworks.endsAt, clock.now()));
    list = new BlockList();
    for (const { network } of rows) {
      const [address = '', bits] = network.split('/');
      list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
    }
  }

  return async (address) => {
    if (performance.now() - readAt > readEveryMs) {
      reading ??= read()
        .catch(() => undefined)
        .finally(() => {
          reading = undefined;
        });
    }
    await reading;
    // What a proxy calls "unknown" is in no network, and the name of an interface is no part of an address.
    const [plain = ''] = address.split('%');
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/**
 * Refuses calls of blocked networks. Pages, the legal ones too, and files stay open to everybody.
 */
export function refuseBlockedNetworks(
  app: FastifyInstance,
  { isBlocked, publicConfig: { support } }: Services,
): void {
  app.addHook('onRequest', async ({ url, ip }) => {
    if (!url.toLowerCase().startsWith('/api/') || !(await isBlocked(ip))) return;
    const { email, phone } = support;
    throw new Problem(
      'network_blocked',
      `For safety, we do not take calls from your network right now. This ends by itself. Questions? Write to ${email}${phone ? ` or call ${phone}` : ''}.`,
    );
  });
}
