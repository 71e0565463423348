import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/lib/database/pool.ts';
import { desc, eq, or, type SQL, sql } from '#server/lib/database/query.ts';
import { type AccountRow, accounts } from '#server/tables/accounts.ts';

type TextOrSql = SQL | AnyPgColumn | string;

/** What makes two names one (docs/product-decisions.md#same-name). The database alone compares. */
export const nameKey = (name: TextOrSql): SQL<string> => sql`name_key(${name})`;
/** The same for addresses. */
export const addressKey = (address: TextOrSql): SQL<string> => sql`address_key(${address})`;

/** A text without regard to capitals, by the rules of Unicode and not by those of the database. */
const anyCase = (text: TextOrSql) => sql`lower(${text} collate "und-x-icu")`;

/** The account with this email address, however it is written. */
export async function findByEmail(database: Database, email: string): Promise<AccountRow | undefined> {
  return first(database, email, eq(addressKey(accounts.email), addressKey(email)));
}

/**
 * The account with this email address or username, however it is written, also with what comes along when it is copied
 * from a link or an email. A username without its accents is enough where only one fits.
 */
export async function findByName(database: Database, typed: string): Promise<AccountRow | undefined> {
  const whole = typed.trim();
  const name = withoutWrapping(typed);
  const isNamed = (one: string) => eq(nameKey(accounts.userName), nameKey(one));
  // A username may have such marks itself, as "(Ann)" beside "Ann".
  const marked = name === whole ? undefined : await first(database, whole, isNamed(whole));
  if (marked) return marked;
  const isMeant = or(eq(addressKey(accounts.email), addressKey(name)), isNamed(name));
  return (await first(database, typed, isMeant)) ?? findWithoutAccents(database, name);
}

/** Accounts from before the migration may share a name: then the one that is written exactly as typed is meant. */
async function first(database: Database, typed: string, isMeant: SQL | undefined) {
  const asTyped = anyCase(typed.trim());
  const [account] = await database
    .select()
    .from(accounts)
    .where(isMeant)
    .orderBy(
      desc(
        sql`${asTyped} = ${anyCase(accounts.userName)} or ${asTyped} = ${anyCase(sql`coalesce(${accounts.email}, '')`)}`,
      ),
      accounts.userNameCopy,
      accounts.emailCopy,
    )
    .limit(1);
  return account;
}

async function findWithoutAccents(database: Database, name: string): Promise<AccountRow | undefined> {
  const found = await database
    .select()
    .from(accounts)
    .where(eq(sql`plain_key(${accounts.userName})`, sql`plain_key(${name})`))
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}

const pairs = ['<>', '()', '[]', '""', "''", '“”', '‘’', '«»'];
/** Some programs put one around another. */
const mostWrappings = 4;

/** `mailto:mary@example.org`, `<mary@example.org>` and `"<mary@example.org>"` are the address in them. */
function withoutWrapping(typed: string): string {
  let name = typed;
  for (let wrapping = 0; wrapping < mostWrappings; wrapping += 1) {
    name = withoutUnseenEnds(name).replace(/^mailto:/i, '');
    if (pairs.some(([begin, end]) => name.startsWith(`${begin}`) && name.endsWith(`${end}`)))
      name = name.slice(1, -1);
  }
  return name;
}

/** Letter by letter, because a pattern for the end takes long for a long text. */
function withoutUnseenEnds(text: string): string {
  const isUnseen = (at: number) => /[\s\p{Cf}]/u.test(text.charAt(at));
  let [begin, end] = [0, text.length];
  while (begin < end && isUnseen(begin)) begin += 1;
  while (begin < end && isUnseen(end - 1)) end -= 1;
  return text.slice(begin, end);
}

/** Whether two addresses are written alike, apart from case and what is not shown. */
export async function isSameAddress(database: Database, one: string, other: string): Promise<boolean> {
  const { rows } = await database.execute<{ same: boolean }>(
    sql`select ${nameKey(one)} = ${nameKey(other)} as same`,
  );
  return rows[0]?.same === true;
}
