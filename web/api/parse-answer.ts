import type * as z from 'zod/mini';

/**
 * The body of a success, parsed by the contract. Null when it does not match and so is not from our server: the page
 * of a wifi portal, or an empty body.
 */
export function parseAnswer(schema: z.ZodMiniType, body: unknown): { answer: unknown } | null {
  const parsed = schema.safeParse(body, { reportInput: true });
  if (parsed.success) return { answer: parsed.data };
  return parsed.error.issues.every(isNewValue) ? { answer: body } : null;
}

/** A newer server may know more kinds of accounts or states than this page; its response is valid all the same. */
function isNewValue({ code, input }: z.core.$ZodIssue): boolean {
  const isChoice = code === 'invalid_value' || code === 'invalid_union';
  return isChoice && (typeof input === 'string' || typeof input === 'number');
}
