import * as z from 'zod/mini';

/** What an address means; null if it is none. Safari has no `URL.canParse` before 17. */
export function urlOf(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** An address of the web. Not `z.url`, which every page would load. */
export const webAddress = z
  .string()
  .check(z.refine((given) => /^https?:$/.test(urlOf(given)?.protocol ?? '')));
