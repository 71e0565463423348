import { eq } from 'drizzle-orm';
import type { Services } from '#server/services.ts';
import type { feedback, tickets } from './tables.ts';

/** Whether what was sent under this `operation` is in already: a retry is thanked, and counts for nothing. */
export async function isTakenIn(
  { database }: Services,
  table: typeof feedback | typeof tickets,
  operation: string | undefined,
): Promise<boolean> {
  return operation !== undefined && (await database.$count(table, eq(table.operation, operation))) > 0;
}
