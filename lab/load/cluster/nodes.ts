import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { ServiceUser } from './machine.ts';
import { type Network, type NodeName, nodeNames } from './network.ts';
import { type Program, runToEnd, startProgram, until } from './program.ts';
import { fillTemplate } from './template.ts';

export type Secrets = Record<'superuser' | 'replication' | 'rewind' | 'patroni' | 'app' | 'backup', string>;

export type Member = { name: NodeName; role: string; state: string; lag?: number | string };

/** One machine of the database: a member of etcd, and Patroni with its PostgreSQL. */
export type DatabaseNode = {
  name: NodeName;
  folder: string;
  startEtcd(): void;
  startPatroni(): void;
  /** Ends Patroni, PostgreSQL, or both, without warning. */
  kill(what: 'both' | 'postgres'): void;
  stopPatroni(): Promise<void>;
  stopEtcd(): Promise<void>;
  run(line: readonly string[], env?: Record<string, string>): string;
  /** A connection over the socket, which a split network does not cut. */
  connect(database?: string): Promise<pg.Client>;
};

type Deps = { root: string; serviceUser: ServiceUser; network: Network; secrets: Secrets };

const templates = ['etcd.yml', 'patroni.yml', 'pgbackrest.conf', 'archive-push.sh'];

export function createNode(name: NodeName, { root, serviceUser, network, secrets }: Deps): DatabaseNode {
  const folder = join(root, name);
  const enter = network.enter(name);
  mkdirSync(join(folder, 'lock'), { recursive: true });
  for (const path of [folder, join(folder, 'lock')]) chownSync(path, serviceUser.uid, serviceUser.gid);
  const values = {
    NODE_NAME: name,
    NODE_DIR: folder,
    NODE_HOST: network.hosts[name],
    NODE1_HOST: network.hosts.node1,
    NODE2_HOST: network.hosts.node2,
    NODE3_HOST: network.hosts.node3,
    NETWORK: network.range,
    BACKUP_DIR: join(root, 'backup'),
    BACKUP_KEY: secrets.backup,
    SUPERUSER: serviceUser.name,
    SUPERUSER_PASSWORD: secrets.superuser,
    REPLICATION_PASSWORD: secrets.replication,
    REWIND_PASSWORD: secrets.rewind,
    PATRONI_PASSWORD: secrets.patroni,
    WATCHDOG: 'off',
  };
  for (const template of templates) {
    const path = join(folder, template);
    writeFileSync(path, fillTemplate(`postgresql/${template}`, values), { mode: 0o600 });
    chownSync(path, serviceUser.uid, serviceUser.gid);
  }
  let etcd: Program | undefined;
  let patroni: Program | undefined;
  const postmaster = () => {
    const file = join(folder, 'data/postmaster.pid');
    return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
  };
  return {
    name,
    folder,
    startEtcd() {
      const line = ['etcd', '--config-file', join(folder, 'etcd.yml')];
      etcd = startProgram({ line, serviceUser, enter }, join(folder, 'etcd.log'));
    },
    startPatroni() {
      const line = ['patroni', join(folder, 'patroni.yml')];
      patroni = startProgram({ line, serviceUser, enter }, join(folder, 'patroni.log'));
    },
    kill(what) {
      const pid = postmaster();
      if (what === 'both') patroni?.child.kill('SIGKILL');
      for (const victim of pid ? [pid, ...childrenOf(pid)] : []) killNow(victim);
    },
    async stopPatroni() {
      await patroni?.stop();
      const pid = postmaster();
      if (pid && existsSync(`/proc/${pid}`)) for (const one of [pid, ...childrenOf(pid)]) killNow(one);
    },
    stopEtcd: async () => etcd?.stop(3000),
    run: (line, env) => runToEnd({ line, serviceUser, enter, ...(env && { env }) }),
    async connect(database = 'mindyourstep') {
      const client = new pg.Client({
        host: folder,
        user: 'mindyourstep',
        password: secrets.app,
        database,
        connectionTimeoutMillis: 1000,
        query_timeout: 1000,
      });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
  };
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return new RegExp(`\\) \\S ${parent} `).test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The members as any Patroni that responds sees them; [] when none does. */
export async function listMembers(network: Network): Promise<Member[]> {
  const asked = nodeNames.map(async (name) => {
    const response = await fetch(`http://${network.hosts[name]}:8008/cluster`, {
      signal: AbortSignal.timeout(1000),
    });
    return ((await response.json()) as { members: Member[] }).members;
  });
  return Promise.any(asked).catch(() => []);
}

/** Waits until there is a primary, and the two others follow it, one of them synchronously. */
export async function untilWhole(network: Network, withinMs = 120_000): Promise<void> {
  const isWhole = async () => {
    const members = await listMembers(network);
    const isFollowing = ({ state, lag }: Member) =>
      ['running', 'streaming'].includes(state) && typeof lag === 'number' && lag < 1_000_000;
    const others = members.filter(({ role }) => role !== 'leader');
    return (
      members.some(({ role, state }) => role === 'leader' && state === 'running') &&
      others.length === 2 &&
      others.every(isFollowing) &&
      others.some(({ role }) => role === 'sync_standby')
    );
  };
  await until('a primary with two standbys', isWhole, { withinMs });
}
