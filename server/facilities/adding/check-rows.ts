import { randomInt, randomUUID } from 'node:crypto';
import { mostUnits, unitBody } from '#contract/facility-units.ts';
import { accountsMessages } from '#server/accounts/messages.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, type SQL, sql } from '#server/lib/database/query.ts';
import { fieldText } from '#server/lib/field-text.ts';
import type { Text } from '#server/lib/language/text.ts';
import { units } from '#server/tables/facilities.ts';
import { notInvited } from '../administration/not-verified.ts';
import { facilitiesMessages } from '../messages.ts';
import { type NewUnit, tooManyUnits } from '../units.ts';
import { faultIn, type PersonRow, rightCells, type WrongRow } from './read-people.ts';

/** A person to add: with a username, and the id of the unit. */
export type NewMember = {
  userName: string;
  email: string | null;
  /** Instead of `email` for an address that has an account: the administrator must not learn of it. */
  askedEmail: string | null;
  unitId: string | null;
};

const longestBase = 40;

/**
 * Divides the rows of a file into people who can be added and rows that are wrong, each with one reason.
 * @param mayInvite whether addresses may be used
 * @param addUnits whether units that the facility does not have are added; otherwise their rows are wrong
 */
export async function checkRows(
  database: Database,
  facilityId: string,
  rows: readonly PersonRow[],
  { mayInvite, addUnits = false, now }: { mayInvite: boolean; addUnits?: boolean; now: Date },
): Promise<{ people: NewMember[]; newUnits: NewUnit[]; wrong: WrongRow[] }> {
  const newUnits = await newUnitsOf(database, facilityId, addUnits);
  const found = await compare(database, facilityId, rows.map(rightCells), now);
  const wrong: WrongRow[] = [];
  const people: NewMember[] = [];
  const generated = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const compared = found.get(index);
    if (!compared) throw new Error('A row was not compared.');
    const reason = faultIn(row) ?? reasonFor(row, compared, mayInvite) ?? newUnits.reasonFor(row, compared);
    if (reason !== null) wrong.push({ line: row.line, reason });
    else
      people.push({
        userName: row.userName || freeName(nameOf(row), compared.isNameFree, generated),
        ...addressOf(row, compared),
        unitId: compared.unitId ?? newUnits.idOf(row, compared),
      });
  }
  return { people, newUnits: newUnits.all(), wrong };
}

function reasonFor({ line, userName, email }: PersonRow, found: Compared, mayInvite: boolean): Text | null {
  if (userName && found.nameLine !== line) return facilitiesMessages.sameUserName({ line: found.nameLine });
  if (email && found.emailLine !== line) return facilitiesMessages.sameEmail({ line: found.emailLine });
  if (userName && !found.isNameFree) {
    return found.freeName === null
      ? facilitiesMessages.userNameExists
      : facilitiesMessages.userNameExistsWithFree({ freeName: found.freeName });
  }
  if (userName && found.lookLine !== line)
    return facilitiesMessages.userNameLooksLikeLine({ line: found.lookLine });
  if (userName && found.looksLike !== null) return looksTheSame(found.looksLike);
  if (email && !mayInvite) return notInvited;
  if (email && found.isEmailOfMember) return accountsMessages.emailTaken;
  return null;
}

const addressOf = ({ email }: PersonRow, { isEmailFree }: Compared) => ({
  email: email && isEmailFree ? email : null,
  askedEmail: email && !isEmailFree ? email : null,
});

/** Units that a file names and the facility does not have, each once. */
async function newUnitsOf(database: Database, facilityId: string, addUnits: boolean) {
  const free = addUnits ? mostUnits - (await database.$count(units, eq(units.facilityId, facilityId))) : 0;
  const added = new Map<string, NewUnit>();
  return {
    reasonFor({ unit }: PersonRow, { unitId, unitKey }: Compared): string | Text | null {
      if (!unit || unitId !== null || added.has(unitKey)) return null;
      if (!addUnits) return facilitiesMessages.noSuchUnitInFile({ unit });
      const checked = unitBody.shape.name.safeParse(unit);
      if (!checked.success)
        return facilitiesMessages.unitFault({
          fault: fieldText(checked.error.issues[0]?.message ?? ''),
        });
      return added.size >= free ? tooManyUnits : null;
    },
    /** The id of the unit of a right row; null for a row without a unit. */
    idOf({ unit }: PersonRow, { unitKey }: Compared): string | null {
      if (!unit) return null;
      const known = added.get(unitKey) ?? { unitId: randomUUID(), name: unit };
      added.set(unitKey, known);
      return known.unitId;
    },
    all: () => [...added.values()],
  };
}

/** Two names that nobody can tell apart would open the wrong person's results. */
export const looksTheSame = (other: string) => facilitiesMessages.userNameLooksLikeMember({ other });

/** The username of a row, or what it is derived from (docs/product-decisions.md#derived-username). */
const nameOf = ({ userName, email }: PersonRow) =>
  userName || email.split('@')[0]?.slice(0, longestBase) || 'player';

function freeName(base: string, isFree: boolean, generated: Set<string>): string {
  let name = base;
  while (!isFree && (name === base || generated.has(name))) name = `${base}${randomInt(1000, 1_000_000)}`;
  generated.add(name);
  return name;
}

/** What the database says of a row; the lines are those of the first row with this name, address or look. */
type Compared = {
  nameLine: number;
  emailLine: number;
  lookLine: number;
  isNameFree: boolean;
  /** The same name with the first number that makes it free, where it is taken. */
  freeName: string | null;
  isEmailFree: boolean;
  /** Whether somebody of this facility has the address, or is asked to join with it. */
  isEmailOfMember: boolean;
  /** A member whose username looks the same. */
  looksLike: string | null;
  unitId: string | null;
  /** Names of units with the same key are one name. */
  unitKey: string;
};

/** Whether an account has the name, or had it until recently. */
const isTaken = (key: SQL, now: Date) => sql`(
  exists (select from accounts where name_key(user_name) = ${key})
  or exists (select from former_names where name_key(user_name) = ${key} and ends_at > ${now}))`;

/**
 * Compares the rows with one another, with all accounts, and with the facility's members and units, in one statement. An
 * address that an old owner can still take back is not free.
 */
async function compare(
  database: Database,
  facilityId: string,
  rows: readonly PersonRow[],
  now: Date,
): Promise<Map<number, Compared>> {
  const column = (of: (row: PersonRow) => string | number) => sql.param(rows.map(of));
  const result = await database.execute<Compared & { place: number }>(sql`
    with given as materialized (
      select place, line, user_name, is_derived, name_key(user_name) as name, look_key(user_name) as look,
        plain_key(user_name) as plain, address_key(nullif(email, '')) as address, name_key(unit) as unit
      from unnest(
        ${column((row) => row.line)}::int[], ${column(nameOf)}::text[], ${column((row) => (row.userName ? 0 : 1))}::int[],
        ${column((row) => row.email)}::text[], ${column((row) => row.unit)}::text[]
      ) with ordinality as row (line, user_name, is_derived, email, unit, place)
    ), known as materialized (
      select address_key(coalesce(account.email, member.asked_email)) as address
      from facility_members member join accounts account on account.id = member.account_id
      where member.facility_id = ${facilityId} and coalesce(account.email, member.asked_email) is not null
    )
    select (place - 1)::int as place,
      first_value(line) over same_name as "nameLine",
      first_value(line) over (partition by address order by place) as "emailLine",
      first_value(line) over (partition by look order by is_derived, place) as "lookLine",
      row_number() over same_name = 1 and not (${isTaken(sql`given.name`, now)}) as "isNameFree",
      case when ${isTaken(sql`given.name`, now)} then (
        select given.user_name || number from generate_series(2, 99) number
        where not (${isTaken(sql`name_key(given.user_name || number)`, now)})
        order by number limit 1) end as "freeName",
      not exists (select from accounts where address_key(email) = given.address) and not exists (
        select from email_changes
        where address_key(old_email) = given.address and was_confirmed and expires_at > ${now}) as "isEmailFree",
      given.address is not null and given.address in (select address from known) as "isEmailOfMember",
      (select account.user_name from accounts account
        join facility_members member on member.account_id = account.id and member.facility_id = ${facilityId}
        where plain_key(account.user_name) = given.plain and look_key(account.user_name) = given.look
        limit 1) as "looksLike",
      (select id from units where facility_id = ${facilityId} and name_key(name) = given.unit) as "unitId",
      given.unit as "unitKey"
    from given window same_name as (partition by name order by is_derived, place)`);
  return new Map(result.rows.map(({ place, ...compared }) => [place, compared]));
}
