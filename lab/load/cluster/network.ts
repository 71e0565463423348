import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { isRoot } from './machine.ts';

export const nodeNames = ['node1', 'node2', 'node3'] as const;
export type NodeName = (typeof nodeNames)[number];

/** Where everything listens, and how a machine of the database is cut off from the others. */
export type Network = {
  /** In the notation of pg_hba.conf. */
  range: string;
  hosts: Record<NodeName, string>;
  proxy: string;
  apps: readonly string[];
  /** What a command of this node begins with. */
  enter: (node: NodeName) => readonly string[];
  split: (node: NodeName) => void;
  join: (node: NodeName) => void;
  remove: () => void;
};

const hostsIn = (prefix: string): Record<NodeName, string> => ({
  node1: `${prefix}.1`,
  node2: `${prefix}.2`,
  node3: `${prefix}.3`,
});

/** The most processes of the app that are measured. */
const mostApps = 4;

/** Addresses of this machine itself. Their second number is random, so that two clusters do not meet. */
export function loopback(): Network {
  const prefix = `127.${randomInt(10, 250)}.0`;
  const cannot = () => {
    throw new Error('Only a cluster in network namespaces can be split.');
  };
  return {
    range: '127.0.0.0/8',
    hosts: hostsIn(prefix),
    proxy: `${prefix}.10`,
    apps: Array.from({ length: mostApps }, (_, index) => `${prefix}.${21 + index}`),
    enter: () => [],
    split: cannot,
    join: cannot,
    remove: () => undefined,
  };
}

/** A network namespace for each node, joined by a bridge; the proxy and the app stay outside. Needs root. */
export function namespaces(): Network {
  if (!isRoot) throw new Error('Network namespaces need root.');
  const number = randomInt(10, 250);
  const prefix = `10.213.${number}`;
  const bridge = `mys${number}`;
  const hosts = hostsIn(prefix);
  const ip = (line: string) => execFileSync('ip', line.split(' '));
  const nameOf = (node: NodeName) => `${bridge}-${node}`;
  const outside = (node: NodeName) => `${bridge}${node.slice(-1)}`;
  ip(`link add ${bridge} type bridge`);
  ip(`addr add ${prefix}.254/24 dev ${bridge}`);
  ip(`link set ${bridge} up`);
  for (const node of nodeNames) {
    ip(`netns add ${nameOf(node)}`);
    ip(`link add ${outside(node)} type veth peer name eth0 netns ${nameOf(node)}`);
    ip(`link set ${outside(node)} master ${bridge} up`);
    ip(`-n ${nameOf(node)} addr add ${hosts[node]}/24 dev eth0`);
    ip(`-n ${nameOf(node)} link set eth0 up`);
    ip(`-n ${nameOf(node)} link set lo up`);
  }
  return {
    ...loopback(),
    range: `${prefix}.0/24`,
    hosts,
    enter: (node) => ['nsenter', `--net=/run/netns/${nameOf(node)}`],
    split: (node) => ip(`link set ${outside(node)} down`),
    join: (node) => ip(`link set ${outside(node)} up`),
    remove: () => {
      for (const node of nodeNames) ip(`netns del ${nameOf(node)}`);
      ip(`link del ${bridge}`);
    },
  };
}
