/** What somebody has written: it stays a text, even if it looks like a number or a date. */
export type Written = { written: string };

/** A value as people read it. */
export type CsvValue = string | number | boolean | null | Written;

/** One line of a CSV file (RFC 4180), with what the spreadsheet of its reader expects between two columns. */
export function csvLine(values: readonly CsvValue[], separator: ',' | ';' = ','): string {
  return `${values.map(cellOf).join(separator)}\r\n`;
}

/** Quotes around every separator there is: a spreadsheet of another country would begin a cell there. */
function cellOf(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'object' ? keptAsText(value.written) : harmless(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run a text that begins like a formula; behind an apostrophe it stays a text. */
const harmless = (value: string | number) =>
  typeof value === 'string' && /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : String(value);

/** The same for what they turn into a number, a date or a truth, and for an apostrophe, so that no two texts become one. */
const keptAsText = (text: string) => (isRewritten.some((pattern) => pattern.test(text)) ? `'${text}` : text);

const isRewritten = [
  /^\s*[=+\-@'\t\r\n]/,
  // Numbers, also with an exponent, a currency or a percent sign.
  /^[\s\p{Sc}]*[\d.,]+(e[+-]?\d+)?[\s\p{Sc}%]*$/iu,
  // Dates and times: groups of digits, or digits and the name of a month.
  /^\d{1,4}([-/.: ]\d{1,4}){1,5}$/,
  /^(\d{1,4}[-/. ])?\p{L}{3,9}[-/. ]\d{1,4}$|^\d{1,2}[-/. ]?\p{L}{3,9}([-/. ]\d{1,4})?$/u,
  /^(true|false)$/i,
];
