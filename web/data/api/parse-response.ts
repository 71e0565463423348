import type * as z from 'zod/mini';

/**
 * The body of a success as the contract defines it; null if it does not come from our server: the page of a wifi
 * portal, an empty body instead of content.
 */
export function parseResponse(schema: z.ZodMiniType, body: unknown): { response: unknown } | null {
  const parsed = schema.safeParse(body, { reportInput: true });
  if (parsed.success) return { response: parsed.data };
  return parsed.error.issues.every(isNewValue) ? { response: body } : null;
}

/** A newer server may know more kinds of accounts or states than this page: its response is still valid. */
function isNewValue({ code, input }: z.core.$ZodIssue): boolean {
  const isChoice = code === 'invalid_value' || code === 'invalid_union';
  return isChoice && (typeof input === 'string' || typeof input === 'number');
}
