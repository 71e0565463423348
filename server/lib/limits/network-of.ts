import { isIPv6 } from 'node:net';

/** How many bits of an IPv6 address name its network: a household has 64 or 56, a customer of a hosting company 48. */
export type NetworkBits = 64 | 56 | 48;

/** Some proxies add the port of the connection, which is another each time. */
const withPort = /^(?:((?:\d+\.){3}\d+)|\[(.+)\])(?::\d+)?$/;

/** An address without the port that some proxies add. */
export function withoutPort(given: string): string {
  const [, four, six] = withPort.exec(given) ?? [];
  return four ?? six ?? given;
}

/** The key to count a caller by: the network of an IPv6 address, as one household has 2^64 of them; others unchanged. */
export function networkOf(given: string, bits: NetworkBits = 64): string {
  const address = withoutPort(given);
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after = ''] = address.split('::');
  const front = before.split(':').filter(Boolean);
  const back = after.split(':').filter(Boolean);
  const missing = address.includes('::') ? Math.max(0, 8 - front.length - back.length) : 0;
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back].slice(0, 4);
  if (bits === 64) return groups.join(':');
  const [fourth = '0'] = groups.splice(3);
  const half = bits === 56 ? `:${fourth.padStart(4, '0').slice(0, 2)}` : '';
  return `${groups.join(':')}${half}/${bits}`;
}
