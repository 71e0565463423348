import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '#server/lib/database/pool.ts';
import { type AccountRow, accounts } from '#server/tables/accounts.ts';

/** The account with this email address in any case. */
export async function findByEmail(database: Database, email: string): Promise<AccountRow | undefined> {
  const [account] = await database
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, sql`lower(${email})`));
  return account;
}

/** The account with this email address or username in any case. */
export async function findByName(database: Database, typed: string): Promise<AccountRow | undefined> {
  const wanted = sql`lower(${typed.trim()})`;
  const [account] = await database
    .select()
    .from(accounts)
    .where(or(eq(sql`lower(${accounts.email})`, wanted), eq(sql`lower(${accounts.userName})`, wanted)));
  return account;
}
