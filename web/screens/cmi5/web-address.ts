import * as z from 'zod/mini';

/** An address of the web. Not `z.url`, which every page would load. */
export const webAddress = z
  .string()
  .check(z.refine((given) => URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)));
