import { type Outcome, startOutcome } from './attack.ts';

/** How a caller may lie about its address; each text is different for each try. */
const forgeries: Record<string, (index: number) => Record<string, string>> = {
  'one address': (index) => ({ 'x-forwarded-for': `198.51.100.${index}` }),
  'a chain': (index) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.${index}` }),
  'an IPv6 address': (index) => ({ 'x-forwarded-for': `2001:db8:${index}::1` }),
  'no address': (index) => ({ 'x-forwarded-for': `unknown-${index}` }),
  'another header': (index) => ({
    forwarded: `for=198.51.100.${index}`,
    'x-real-ip': `198.51.100.${index}`,
    'cf-connecting-ip': `198.51.100.${index}`,
    'true-client-ip': `198.51.100.${index}`,
  }),
};

type Limited = {
  /** More requests than one address may make. */
  tries: number;
  request: (headers: Record<string, string>) => Promise<number>;
  /** Added by the proxy in front, after what the caller sent. */
  proxied: (headers: Record<string, string>) => Record<string, string>;
};

/** A caller that names another address in each request runs into the limit of its own address all the same. */
export async function attackAddresses({ tries, request, proxied }: Limited): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const [what, forge] of Object.entries(forgeries)) {
    const statuses: number[] = [];
    for (let index = 1; index <= tries; index += 1) {
      statuses.push(await request(proxied(forge(index))));
      count(what);
    }
    if (!statuses.includes(429)) fault(what, `${tries} tries without a limit`);
    if (statuses.some((status) => status >= 500)) fault(what, statuses.join(', '));
  }
  return outcome;
}
