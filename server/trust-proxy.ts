import { isIP } from 'node:net';

/** Whose `X-Forwarded-For` is believed: of so many proxies, of these addresses, or of nobody. */
export type TrustProxy = false | number | readonly string[];

/** What Fastify takes instead of addresses. */
const named = ['loopback', 'linklocal', 'uniquelocal'];

/** What TRUST_PROXY says; null for what is neither. Believing everybody would let people forge their address. */
export function readTrustProxy(text: string): TrustProxy | null {
  if (/^(0|no|off|false)$/i.test(text)) return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every((range) => named.includes(range) || isRange(range)) ? ranges : null;
}

/** An address, or a network of less than everybody. */
function isRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const length = Number(bits ?? longest);
  return length > 0 && length <= longest;
}
