import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '#contract/platform.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { gt } from '#server/lib/database/query.ts';
import { commonMessages } from '#server/lib/messages.ts';
import { Problem } from '#server/lib/problem.ts';
import { withoutPort } from './network-of.ts';
import { blockedNetworks } from './tables.ts';

/** Whether calls from an address are rejected now. */
export type IsBlocked = (address: string) => Promise<boolean>;

/** A block made on the command line takes effect in every process after this time at the latest. */
export const readEveryMs = 10_000;

/**
 * Knows the blocked networks without a query for each call. The list that was read last stays in effect while the
 * database is down.
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
    // An address that a proxy reports as "unknown" is in no network; the interface's name is not part of the address.
    const [plain = ''] = withoutPort(address).split('%');
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

type Deps = { isBlocked: IsBlocked; publicConfig: Pick<PublicConfig, 'support'> };

/** Rejects calls from blocked networks. Pages, including the legal ones, and files stay open to everybody. */
export function rejectBlockedNetworks(
  app: FastifyInstance,
  { isBlocked, publicConfig: { support } }: Deps,
): void {
  app.addHook('onRequest', async ({ routeOptions: { url = '' }, ip }) => {
    // The route that was found decides: an address can be written in many ways.
    if (!url.startsWith('/api/') || !(await isBlocked(ip))) return;
    const { email, phone } = support;
    throw new Problem(
      'network_blocked',
      phone
        ? commonMessages.networkBlockedWithPhone({ email, phone })
        : commonMessages.networkBlocked({ email }),
    );
  });
}
