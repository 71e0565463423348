import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { userName as userNameField } from '#contract/accounts.ts';
import { email as emailField, normalize } from '#contract/fields.ts';
import { fieldText } from '#server/lib/field-text.ts';
import type { Text } from '#server/lib/language/text.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import { facilitiesMessages } from '../messages.ts';
import { findHeadings, type Headings } from './find-headings.ts';

/** One person of a file, as typed, with the line in which the row ends. */
export type PersonRow = { line: number; userName: string; email: string; unit: string };

export type WrongRow = { line: number; reason: string | Text };

/** Rows without any text: each takes the parser as long as a person. */
const mostEmptied = 5000;

type CsvRecord = { record: string[]; info: { lines: number } };

/**
 * Reads a list as spreadsheets write it: the headings say which columns there are, and what stands between them. Titles
 * above the headings, and rows without any text, are no people.
 * @param most the most people a file may have: a longer one would keep everybody waiting, and try out many names
 * @throws Problem `validation` if the file as a whole cannot be read, or is longer
 */
export function readRows(csv: string, most: number): Headings & { rows: PersonRow[] } {
  rejectOtherFiles(csv);
  const headings = findHeadings(csv);
  const records = parseBelow(csv, headings, most + mostEmptied + 1);
  const rows = records.flatMap(({ record, info }) => {
    if (record.every((cell) => textOf(cell) === '')) return [];
    const given = (columns: readonly number[]) =>
      columns.map((column) => textOf(record[column] ?? '')).find((cell) => cell !== '') ?? '';
    const { username, email, unit } = headings.places;
    return { line: info.lines, userName: given(username), email: given(email), unit: given(unit) };
  });
  if (rows.length > most || records.length > most + mostEmptied) {
    throw fieldProblem('csv', facilitiesMessages.tooManyPeople({ most }));
  }
  return { ...headings, rows };
}

/** No field takes a longer text, and to bring its letters into one form would take long. */
const longestCell = 300;
/** More than any field takes as it is typed. */
const tooLong = 1001;

/** The text of a cell on one line; `="0012"` is how Excel is made to keep a number as it is. */
function textOf(cell: string): string {
  if (cell.length > longestCell) return cell.slice(0, longestCell + 1);
  return normalize(cell.replace(/^="(.*)"$/s, '$1').replaceAll(/\s+/g, ' '));
}

/** What is no list in UTF-8, with what to do instead. */
function rejectOtherFiles(csv: string): void {
  // A ZIP archive, as new spreadsheets are, or the beginning of an old one without what is no letter.
  if (['PK\u0003\u0004', '\uFFFD\uFFFD\u0011'].some((beginning) => csv.startsWith(beginning))) {
    throw fieldProblem('csv', facilitiesMessages.isSpreadsheet);
  }
  // This character replaces every letter that is not UTF-8 when a browser reads the file.
  if (csv.includes('\uFFFD') || csv.includes('\u0000')) {
    throw fieldProblem('csv', facilitiesMessages.unreadableLetters);
  }
}

function parseBelow(csv: string, { line, delimiter }: Headings, to: number): CsvRecord[] {
  const below = csv
    .split(/(?<=\r\n|\n|\r(?!\n))/)
    .slice(line)
    .join('');
  try {
    const records = parse(below, {
      ...{ relax_quotes: true, relax_column_count: true, skip_empty_lines: true, info: true, to },
      record_delimiter: ['\r\n', '\n', '\r'],
      delimiter,
    }) as unknown as CsvRecord[];
    return records.map(({ record, info }) => ({ record, info: { lines: info.lines + line } }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = line + Number((error as { lines?: number }).lines ?? 1);
    throw fieldProblem('csv', facilitiesMessages.quoteNotClosed({ line: at }));
  }
}

const emailIfGiven = emailField('Email Required');

/** What is wrong with the cells of a row by themselves; null if they are right. */
export function faultIn({ userName, email }: PersonRow): string | Text | null {
  if (!userName && !email) return facilitiesMessages.nameOrEmailMissing;
  const fault = faultOf(userNameField, userName) ?? faultOf(emailIfGiven, email);
  return fault === null ? null : fieldText(fault);
}

/** No unit has a longer name. */
const longestUnit = 100;

/** A row without the cells that are wrong by themselves: comparing those would only keep the database busy. */
export const rightCells = (row: PersonRow): PersonRow => ({
  line: row.line,
  userName: faultOf(userNameField, row.userName) === null ? row.userName : '',
  email: faultOf(emailIfGiven, row.email) === null ? row.email : '',
  unit: row.unit.length <= longestUnit ? row.unit : '',
});

function faultOf(field: typeof userNameField, value: string): string | null {
  const given = value.length > longestCell ? value.padEnd(tooLong) : value;
  const checked = given ? z.safeParse(field, given) : { success: true as const };
  return checked.success ? null : (checked.error.issues[0]?.message ?? '');
}
