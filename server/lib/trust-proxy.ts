import { isIP } from 'node:net';

/** Whose `X-Forwarded-For` is trusted: that of so many proxies, of these addresses, or of nobody. */
export type TrustProxy = false | number | readonly string[];

/** Names that Fastify accepts instead of addresses. */
const named = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads TRUST_PROXY; null when it is not valid. Trusting everybody would let people forge their address. */
export function readTrustProxy(text: string): TrustProxy | null {
  if (/^(0|no|off|false)$/i.test(text)) return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every((range) => named.includes(range) || isRange(range)) ? ranges : null;
}

/** Whether a text is an address, or a network that is smaller than all addresses. */
function isRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const length = Number(bits ?? maxBits);
  return length > 0 && length <= maxBits;
}
