import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root as project, serverFlags } from '../../../installs/prepare.js';
import { findServiceUser, type ServiceUser } from './machine.ts';
import { loopback, type Network, type NodeName, namespaces, nodeNames } from './network.ts';
import { createNode, type DatabaseNode, listMembers, type Secrets, untilWhole } from './nodes.ts';
import { type Program, startProgram, until } from './program.ts';
import { fillTemplate } from './template.ts';

export type App = { url: string; host: string; program: Program };

export type Cluster = {
  root: string;
  serviceUser: ServiceUser;
  network: Network;
  nodes: Record<NodeName, DatabaseNode>;
  /** Where the app is, through the proxy. */
  url: string;
  databaseUrl: string;
  startApp(number: number, settings?: Record<string, string>): Promise<App>;
  primary(): Promise<DatabaseNode>;
  standbys(): Promise<DatabaseNode[]>;
};

/** `/metrics` of a process of the app. */
export const metricsPortOf = (number: number) => 19_460 + number;

export type ClusterOptions = {
  isolated: boolean;
  appSettings: Record<string, string>;
  /** Steps that undo what was done, for the end, in reverse order. */
  undo: (() => Promise<unknown> | unknown)[];
};

const secret = () => randomBytes(18).toString('hex');

/** Starts the database on three nodes, the proxy, and the backup. Everything is in one temporary folder. */
export async function startCluster({ isolated, appSettings, undo }: ClusterOptions): Promise<Cluster> {
  const serviceUser = findServiceUser();
  const root = mkdtempSync(join(tmpdir(), 'mind-your-step-cluster-'));
  undo.push(() => rmSync(root, { recursive: true, force: true }));
  chmodSync(root, 0o711);
  for (const path of [root, join(root, 'backup')]) {
    if (!existsSync(path)) mkdirSync(path);
    chownSync(path, serviceUser.uid, serviceUser.gid);
  }
  const network = isolated ? namespaces() : loopback();
  undo.push(() => network.remove());
  const secrets: Secrets = {
    superuser: secret(),
    replication: secret(),
    rewind: secret(),
    patroni: secret(),
    app: secret(),
    backup: secret(),
  };
  const node = (name: NodeName) => createNode(name, { root, serviceUser, network, secrets });
  const nodes = { node1: node('node1'), node2: node('node2'), node3: node('node3') };
  const each = nodeNames.map((name) => nodes[name]);

  console.log('Starting three members of etcd ...');
  undo.push(() => Promise.all(each.map((one) => one.stopEtcd())));
  for (const one of each) one.startEtcd();
  await until('three members of etcd', () => isEtcdHealthy(network));
  console.log('Starting PostgreSQL on three nodes, under Patroni ...');
  undo.push(() => Promise.all(each.map((one) => one.stopPatroni())));
  for (const one of each) one.startPatroni();
  await untilWhole(network);

  const running = new Set<Program>();
  const cluster: Cluster = {
    root,
    serviceUser,
    network,
    nodes,
    url: `http://${network.proxy}:8080`,
    databaseUrl: `postgres://mindyourstep:${secrets.app}@${network.proxy}:5432/mindyourstep`,
    startApp: (number, settings) => startApp(number, cluster, { ...appSettings, ...settings }, running),
    primary: async () => {
      const leader = (await listMembers(network)).find(({ role }) => role === 'leader');
      if (!leader) throw new Error('There is no primary.');
      return nodes[leader.name];
    },
    standbys: async () =>
      (await listMembers(network)).filter(({ role }) => role !== 'leader').map(({ name }) => nodes[name]),
  };
  startProxy(cluster, undo);
  undo.push(() => Promise.all([...running].map((program) => program.stop(20_000))));
  const primary = await cluster.primary();
  const role = join(project, 'deploy/postgresql/role.sql');
  primary.run([
    ...['psql', '-h', primary.folder, '-d', 'postgres', '-U', serviceUser.name, '-q'],
    ...['-v', 'ON_ERROR_STOP=1', '-v', `password=${secrets.app}`, '-f', role],
  ]);
  return cluster;
}

async function isEtcdHealthy({ hosts }: Network): Promise<boolean> {
  const asked = nodeNames.map((name) => fetch(`http://${hosts[name]}:2379/health`));
  const responses = await Promise.all(asked).catch(() => []);
  return responses.length === nodeNames.length && responses.every(({ ok }) => ok);
}

function startProxy({ root, serviceUser, network }: Cluster, undo: ClusterOptions['undo']): void {
  const [app1 = '', app2 = ''] = network.apps;
  const file = join(root, 'haproxy.cfg');
  const hosts = {
    PROXY_HOST: network.proxy,
    APP1_HOST: app1,
    APP2_HOST: app2,
    NODE1_HOST: network.hosts.node1,
    NODE2_HOST: network.hosts.node2,
    NODE3_HOST: network.hosts.node3,
  };
  writeFileSync(file, fillTemplate('proxy/haproxy.cfg', hosts));
  const line = ['haproxy', '-f', file, '-db'];
  const proxy = startProgram({ line, serviceUser }, join(root, 'haproxy.log'));
  undo.push(() => proxy.stop(1000));
}

/** Starts a process of the app, counted from 1, and waits until it is ready. */
async function startApp(
  number: number,
  { root, serviceUser, network, databaseUrl }: Cluster,
  settings: Record<string, string>,
  running: Set<Program>,
): Promise<App> {
  const host = network.apps[number - 1] ?? '';
  const url = `http://${host}:3000`;
  const env = {
    HOST: host,
    PORT: '3000',
    DATABASE_URL: databaseUrl,
    SANDBOX: 'true',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '5',
    METRICS_PORT: String(metricsPortOf(number)),
    ...settings,
  };
  const line = [process.execPath, ...serverFlags, 'server/main.ts'];
  const program = startProgram({ line, serviceUser, env }, join(root, `app${number}.log`), project);
  running.add(program);
  const isReady = async () => {
    if (program.child.exitCode !== null) throw new Error(`Process ${number} of the app ended.`);
    return fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until(`process ${number} of the app ready`, isReady, { withinMs: 120_000 });
  return { url, host, program };
}
