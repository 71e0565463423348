import { randomInt } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#server/lib/database/pool.ts';
import { accounts, emailChanges } from '#server/tables/accounts.ts';
import { units } from '#server/tables/facilities.ts';
import { faultIn, findTwice, type PersonRow, type WrongRow } from './read-people.ts';

/** A person to add: with a username, and the id of the unit. */
export type NewMember = { userName: string; email: string | null; unitId: string | null };

const longestBase = 40;

/**
 * Divides the rows of a file into people who can be added and rows that are wrong, each with one reason.
 * @param mayInvite whether addresses may be used
 */
export async function checkRows(
  database: Database,
  facilityId: string,
  rows: readonly PersonRow[],
  { mayInvite, now }: { mayInvite: boolean; now: Date },
): Promise<{ people: NewMember[]; wrong: WrongRow[] }> {
  const [names, addresses, unitIds] = await Promise.all([
    findNames(database, rows.map(nameOf)),
    findAddresses(database, rows, now),
    findUnits(database, facilityId),
  ]);
  const twice = new Map(findTwice(rows).map(({ line, reason }) => [line, reason]));
  const reasonFor = (row: PersonRow): string | null => {
    const { userName, email, unit } = row;
    if (userName && names.has(userName.toLowerCase())) return 'This username already exists.';
    if (email && !mayInvite) return notInvited;
    if (email && addresses.has(email.toLowerCase())) return 'This email already exists.';
    if (unit && !unitIds.has(unit.toLowerCase())) return `You have no unit with the name ${unit}.`;
    return null;
  };
  const wrong: WrongRow[] = [];
  const people: NewMember[] = [];
  const taken = new Set([...names, ...rows.map(({ userName }) => userName.toLowerCase())]);
  for (const row of rows) {
    const reason = faultIn(row) ?? twice.get(row.line) ?? reasonFor(row);
    if (reason !== null) wrong.push({ line: row.line, reason });
    else
      people.push({
        userName: row.userName || freeName(nameOf(row), taken),
        email: row.email || null,
        unitId: unitIds.get(row.unit.toLowerCase()) ?? null,
      });
  }
  return { people, wrong };
}

export const notInvited = 'Emails can be used once we have checked who runs your facility.';

/** The username of a row, or what it is derived from (docs/product-decisions.md#derived-username). */
const nameOf = ({ userName, email }: PersonRow) =>
  userName || email.split('@')[0]?.slice(0, longestBase) || 'player';

function freeName(base: string, taken: Set<string>): string {
  let name = base;
  while (taken.has(name.toLowerCase())) name = `${base}${randomInt(1000, 1_000_000)}`;
  taken.add(name.toLowerCase());
  return name;
}

async function findNames(database: Database, names: readonly string[]): Promise<Set<string>> {
  const found = await database
    .select({ name: sql<string>`lower(${accounts.userName})` })
    .from(accounts)
    .where(sql`lower(${accounts.userName}) = any(${sql.param(names.map((name) => name.toLowerCase()))})`);
  return new Set(found.map(({ name }) => name));
}

/** The addresses that have an account, or that an old owner can still take back. */
async function findAddresses(
  database: Database,
  rows: readonly PersonRow[],
  now: Date,
): Promise<Set<string>> {
  const emails = rows.flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  if (emails.length === 0) return new Set();
  const given = sql`any(${sql.param(emails)})`;
  const [used, reserved] = await Promise.all([
    database
      .select({ email: sql<string>`lower(${accounts.email})` })
      .from(accounts)
      .where(sql`lower(${accounts.email}) = ${given}`),
    database
      .select({ email: sql<string>`lower(${emailChanges.oldEmail})` })
      .from(emailChanges)
      .where(
        and(
          sql`lower(${emailChanges.oldEmail}) = ${given}`,
          eq(emailChanges.wasConfirmed, true),
          gt(emailChanges.expiresAt, now),
        ),
      ),
  ]);
  return new Set([...used, ...reserved].map(({ email }) => email));
}

async function findUnits(database: Database, facilityId: string): Promise<Map<string, string>> {
  const found = await database
    .select({ id: units.id, name: units.name })
    .from(units)
    .where(eq(units.facilityId, facilityId));
  return new Map(found.map(({ id, name }) => [name.toLowerCase(), id]));
}
