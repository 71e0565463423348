import { isIPv6 } from 'node:net';

/** What to count a caller by. One household has 2^64 addresses of IPv6: its network counts; all else stays as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after = ''] = address.split('::');
  const front = before.split(':').filter(Boolean);
  const back = after.split(':').filter(Boolean);
  const missing = address.includes('::') ? Math.max(0, 8 - front.length - back.length) : 0;
  return [...front, ...Array<string>(missing).fill('0'), ...back].slice(0, 4).join(':');
}
