import { DrizzleQueryError } from './query.ts';

/** Whether a statement failed because the value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause as { code?: string } | undefined)?.code === '23505';
}
