import type { Result, Row } from './command-type.ts';

/** What a terminal would obey or hide instead of showing it: escape sequences, jumps, turns of the direction. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What a command answers, as it is printed: a table and a sentence, or JSON. */
export function printed({ rows, said }: Result, json: boolean): string {
  if (json) return escaped(JSON.stringify(rows, null, 2));
  return printable([asTable(rows), ...(said ? ['', said] : [])].join('\n'));
}

/** Text that may repeat what people sent, without anything but lines and what can be seen. */
export function printable(text: string): string {
  return text.split('\n').map(onOneLine).join('\n');
}

function onOneLine(text: string): string {
  return text.replaceAll(unprintable, ' ');
}

/** The same data to whoever reads it as JSON; only the line breaks of its layout stay. */
function escaped(json: string): string {
  return json
    .split('\n')
    .map((line) => line.replaceAll(unprintable, asJsonEscape))
    .join('\n');
}

function asJsonEscape(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Rows under their names, in columns. */
function asTable(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '(none)';
  const names = Object.keys(first);
  const cells = [names, ...rows.map((row) => names.map((name) => onOneLine(String(row[name] ?? ''))))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
