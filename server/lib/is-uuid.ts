import { type SQL, type SQLWrapper, sql } from '#server/lib/database/query.ts';

const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would accept the text as a uuid; it fails on any other text. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}

/** A text in a statement as a uuid, null if it is none: as a text, an id is found by no index. */
export const asUuid = (text: SQLWrapper): SQL =>
  sql`case when ${text} ~* ${sql.raw(`'${pattern.source}'`)} then ${text}::uuid end`;
