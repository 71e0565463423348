import { type CsvValue, csvLine } from '#server/lib/csv.ts';
import type { StudyFile } from './study-files.ts';

/** How a file of an export is written, whether its rows come from the database or are simulated. Pure. */

type Columns = Pick<StudyFile, 'columns'>;

export const headLine = ({ columns }: Columns): string => csvLine(columns.map(([column]) => column));

/** The lines of rows that have a value for each column. */
export function rowLines({ columns }: Columns, rows: readonly Readonly<Record<string, unknown>>[]): string {
  return rows.map((row) => csvLine(columns.map(([column]) => row[column] as CsvValue))).join('');
}
