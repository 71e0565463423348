import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Cluster } from '../cluster.ts';
import { nodeNames } from '../network.ts';
import type { DatabaseNode } from '../nodes.ts';

const everyMs = 50;

/** Looks again and again, over the sockets that no network cuts, how many PostgreSQL take writes. */
export function watchPrimaries({ nodes }: Cluster) {
  const clients = new Map<DatabaseNode, pg.Client>();
  const counts = { looks: 0, two: 0, none: 0 };
  let isOn = true;

  async function takesWrites(node: DatabaseNode): Promise<boolean> {
    try {
      const client = clients.get(node) ?? (await node.connect());
      clients.set(node, client);
      const { rows } = await client.query('select not pg_is_in_recovery() as primary');
      return rows[0].primary;
    } catch {
      void clients
        .get(node)
        ?.end()
        .catch(() => undefined);
      clients.delete(node);
      return false;
    }
  }

  const watching = (async () => {
    while (isOn) {
      const primaries = (await Promise.all(nodeNames.map((name) => takesWrites(nodes[name])))).filter(
        Boolean,
      );
      counts.looks += 1;
      if (primaries.length > 1) counts.two += 1;
      if (primaries.length === 0) counts.none += 1;
      await sleep(everyMs);
    }
    await Promise.all([...clients.values()].map((client) => client.end().catch(() => undefined)));
  })();

  return {
    async stop() {
      isOn = false;
      await watching;
      return counts;
    },
  };
}
