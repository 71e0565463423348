import { isIP, isIPv6 } from 'node:net';
import { hourMs } from '#server/lib/clock.ts';
import { asc, eq, gt, sql } from '#server/lib/database/query.ts';
import { readEveryMs } from '#server/lib/limits/blocked-networks.ts';
import { blockedNetworks } from '#server/lib/limits/tables.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Command, Invocation } from './command-type.ts';
import { wholeNumber } from './read-options.ts';
import { withAudit } from './with-audit.ts';

/** Commands for networks whose calls are rejected for a time. */

const defaultHours = 24;
const maxHours = 30 * 24;
/** The widest networks that may be blocked: half of a country may be behind a wider one. */
const minBits = { ipv4: 16, ipv6: 32 };

/** A network as PostgreSQL accepts it, such as 192.0.2.0/24; a single address is a network too. */
function readNetwork([text = '']: readonly string[]): string {
  const [address = '', given, ...rest] = text.split('/');
  const version = isIPv6(address) ? 'ipv6' : 'ipv4';
  const maxBits = version === 'ipv6' ? 128 : 32;
  const bits = given === undefined ? maxBits : Number(given || Number.NaN);
  if (
    isIP(address) === 0 ||
    address.includes('%') ||
    rest.length > 0 ||
    !Number.isInteger(bits) ||
    bits > maxBits
  ) {
    throw new Problem('validation', 'A network looks like 192.0.2.0/24, 2001:db8::/48 or 192.0.2.7.');
  }
  if (bits < minBits[version]) {
    throw new Problem(
      'validation',
      `This network is too wide: /${minBits[version]} is the widest, or you would shut out too many people.`,
    );
  }
  return `${address}/${bits}`;
}

/** The network in PostgreSQL's notation, without the host part of the address: 192.0.2.7/24 becomes 192.0.2.0/24. */
async function findNetwork({ services: { database }, args }: Invocation): Promise<string> {
  const { rows } = await database.execute<{ network: string }>(
    sql`select network(${readNetwork(args)}::inet)::text as network`,
  );
  return rows[0]?.network ?? '';
}

/** The audit log is kept for good and must not hold an address: it names the network by its pseudonym. */
async function auditEntryFor({ services: { hashCaller } }: Invocation, network: string) {
  return { subject: 'a network', details: { network: await hashCaller(network) } };
}

export const networkCommands: readonly Command[] = [
  {
    name: 'network list',
    usage: 'network list',
    description: 'the networks that are blocked now, and until when',
    run: async ({ services: { database, clock } }) => {
      const rows = await database
        .select()
        .from(blockedNetworks)
        .where(gt(blockedNetworks.endsAt, clock.now()))
        .orderBy(asc(blockedNetworks.endsAt));
      return {
        rows: rows.map(({ network, blockedAt, endsAt }) => ({
          network,
          blocked: blockedAt.toISOString(),
          until: endsAt.toISOString(),
        })),
      };
    },
  },
  {
    name: 'network block',
    usage: `network block NETWORK [--hours ${defaultHours}]`,
    description: `rejects all calls from a network such as 192.0.2.0/24, for ${maxHours / 24} days at most; pages stay open`,
    run: async (invocation) => {
      const { services, options } = invocation;
      const network = await findNetwork(invocation);
      const hours = wholeNumber(options, 'hours', 1) ?? defaultHours;
      if (hours > maxHours) throw new Problem('validation', `--hours is ${maxHours} (30 days) at most.`);
      const now = services.clock.now();
      const endsAt = new Date(now.getTime() + hours * hourMs);
      const { subject, details } = await auditEntryFor(invocation, network);
      return withAudit(invocation, 'network block', async ({ database }) => {
        await database
          .insert(blockedNetworks)
          .values({ network, blockedAt: now, endsAt })
          .onConflictDoUpdate({ target: blockedNetworks.network, set: { endsAt } });
        const until = endsAt.toISOString();
        const message = `Blocked within ${readEveryMs / 1000} seconds. Everybody there is told how to reach us.`;
        return {
          entry: { subject, details: { ...details, until } },
          result: { rows: [{ network, until }], message },
        };
      });
    },
  },
  {
    name: 'network unblock',
    usage: 'network unblock NETWORK',
    description: 'takes calls from this network again',
    run: async (invocation) => {
      const network = await findNetwork(invocation);
      const entry = await auditEntryFor(invocation, network);
      return withAudit(invocation, 'network unblock', async ({ database }) => {
        const freed = await database.delete(blockedNetworks).where(eq(blockedNetworks.network, network));
        if (!freed.rowCount) throw new Problem('not_found', 'This network is not blocked: see network list.');
        return {
          entry,
          result: { rows: [], message: `Open again within ${readEveryMs / 1000} seconds.` },
        };
      });
    },
  },
];
