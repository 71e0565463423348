import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { userName as userNameField } from '#contract/accounts.ts';
import { email as emailField } from '#contract/fields.ts';
import { fieldProblem } from '#server/lib/problem.ts';

/** One person of a file, as typed, with the line in which the row ends. */
export type PersonRow = { line: number; userName: string; email: string; unit: string };

export type WrongRow = { line: number; reason: string };

const columns = ['username', 'email', 'unit'] as const;
type PersonColumn = (typeof columns)[number];

type CsvRecord = { record: Partial<Record<PersonColumn, string>>; info: { lines: number } };

/** More columns are not read: the parser copies all of them for each row that has fewer cells or more. */
const mostColumns = 50;

/**
 * Reads a CSV file in UTF-8 with a line of names, which may begin with a byte order mark. The names say whether commas
 * or semicolons divide the cells.
 * @param most the most rows a file may have: a longer one would keep everybody waiting, and try out many names
 * @throws Problem `validation` if the file as a whole cannot be read, or is longer
 */
export function readRows(csv: string, most: number): PersonRow[] {
  // This character replaces every letter that is not UTF-8 when a browser reads the file.
  if (csv.includes('\uFFFD')) {
    throw fieldProblem(
      'csv',
      'Some letters in this file cannot be read. Save the list as "CSV UTF-8" and choose it again.',
    );
  }
  const [names = ''] = csv.split(/\r?\n/, 1);
  const delimiter = names.includes(';') ? ';' : ',';
  let records: CsvRecord[];
  let found: (PersonColumn | null)[] = [];
  try {
    records = parse(csv, {
      ...{ bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, info: true },
      delimiter,
      to: most + 1,
      columns: (header: string[]) => {
        found = header.slice(0, mostColumns).map((name) => columnOf(name) ?? null);
        return found;
      },
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw fieldProblem('csv', `The file cannot be read: ${error.message}`);
  }
  if (!found.includes('username') && !found.includes('email'))
    throw fieldProblem('csv', 'The first line must name the columns: username, email, unit.');
  if (records.length > most) {
    const people = most === 1 ? '1 person' : `${most} people`;
    throw fieldProblem('csv', `A file can have at most ${people}, as many as your facility has seats.`);
  }
  // The parser does not trim within quotes.
  return records.map(({ record: { username = '', email = '', unit = '' }, info }) => ({
    line: info.lines,
    userName: username.trim(),
    email: email.trim(),
    unit: unit.trim(),
  }));
}

function columnOf(name: string): PersonColumn | undefined {
  const plain = name.toLowerCase().replaceAll(/[\s_-]/g, '');
  return columns.find((column) => column === plain);
}

const emailIfGiven = emailField('Email Required');

/** What is wrong with the cells of a row by themselves; null if they are right. */
export function faultIn({ userName, email }: PersonRow): string | null {
  if (!userName && !email) return 'A username or an email is missing.';
  for (const [field, value] of [
    [userNameField, userName],
    [emailIfGiven, email],
  ] as const) {
    const checked = value ? z.safeParse(field, value) : { success: true as const };
    if (!checked.success) return checked.error.issues[0]?.message ?? null;
  }
  return null;
}
