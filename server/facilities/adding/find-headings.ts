import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { fieldProblem } from '#server/lib/problem.ts';
import { facilitiesMessages } from '../messages.ts';

export type PersonColumn = 'username' | 'email' | 'unit';

export type Headings = {
  /** The number of the line they stand in, from 1 on. */
  line: number;
  delimiter: string;
  /** Which columns give what. */
  places: Record<PersonColumn, number[]>;
  /** What was understood, with the heading as it is written. */
  columns: { field: PersonColumn; heading: string }[];
  /** Headings of columns that are not read. */
  ignored: string[];
};

/** What lists call a column, in letters alone and without accents; the second kind only where there is none of the first. */
const names: Record<PersonColumn, [string, string]> = {
  username: [
    'username usernames user userid login loginname account nickname usuario nombredeusuario nombreusuario',
    'name fullname resident residentname member membername participant nombre nombrecompleto nombreyapellido nombreyapellidos residente',
  ],
  email: [
    'email emails emailaddress emailadress mail mailaddress correo correoe correoelectronico direcciondecorreo direcciondecorreoelectronico',
    '',
  ],
  unit: [
    'unit units ward wing unidad',
    'floor house department group planta piso sala ala area pabellon casa seccion',
  ],
};

const delimiters = [',', ';', '\t', '|'];

/** Headings stand below a title and some empty lines at most. */
const mostLinesAbove = 20;
/** More columns are not read: nobody has them on purpose. */
const mostColumns = 50;
/** Of a longer line only the beginning is looked at, and a longer heading is not understood: both only take time. */
const longestLine = 10_000;
const longestHeading = 100;

/** Finds the line with the headings, and what stands between them. @throws Problem `validation` if there is none */
export function findHeadings(csv: string): Headings {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, mostLinesAbove);
  for (const [index, whole] of lines.entries()) {
    const line = whole.slice(0, longestLine);
    const [best] = delimiters
      .map((delimiter) => ({ delimiter, ...understand(cellsOf(line, delimiter)) }))
      .filter(({ places }) => places.username.length > 0 || places.email.length > 0)
      .sort((one, other) => other.columns.length - one.columns.length);
    if (best) return { line: index + 1, ...best };
  }
  throw fieldProblem('csv', facilitiesMessages.headingsMissing);
}

/** Of a heading of two lines only one is here, and its quotation mark is not closed. */
function cellsOf(line: string, delimiter: string): string[] {
  const [cells = []] = parsed(line, delimiter) ?? [line.split(delimiter)];
  return cells.slice(0, mostColumns).map((cell) => cell.trim());
}

function parsed(line: string, delimiter: string): string[][] | null {
  try {
    return parse(line, { delimiter, relax_quotes: true });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

function understand(headings: readonly string[]): Omit<Headings, 'line' | 'delimiter'> {
  const places: Headings['places'] = { username: [], email: [], unit: [] };
  const plain = headings.map(plainWord);
  for (const field of Object.keys(places) as PersonColumn[]) {
    for (const known of names[field]) {
      if (places[field].length > 0) continue;
      const words = known.split(' ').filter((word) => word !== '');
      places[field] = plain.flatMap((heading, index) => (words.includes(heading) ? [index] : []));
    }
  }
  const fields = Object.entries(places).flatMap(([field, columns]) =>
    columns.map((index) => [index, field as PersonColumn] as const),
  );
  const read = new Map(fields);
  return {
    places,
    columns: [...read].map(([index, field]) => ({ field, heading: headings[index] ?? '' })),
    ignored: headings.filter((heading, index) => heading !== '' && !read.has(index)),
  };
}

/** Without a note such as "(optional)"; nothing for what is too long. */
function plainWord(heading: string): string {
  if (heading.length > longestHeading) return '';
  return heading
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
}
