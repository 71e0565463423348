import type { CommandRow, Result } from './command-type.ts';

/** Characters that a terminal would obey or hide: escape sequences, cursor moves, changes of the text direction. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The result of a command as printed text: a table and a sentence, or JSON. */
export function formatResult({ rows, message }: Result, json: boolean): string {
  if (json) return escaped(JSON.stringify(rows, null, 2));
  return printable([asTable(rows), ...(message ? ['', message] : [])].join('\n'));
}

/** Text that may repeat what people sent, reduced to line breaks and visible characters. */
export function printable(text: string): string {
  return text.split('\n').map(onOneLine).join('\n');
}

function onOneLine(text: string): string {
  return text.replaceAll(unprintable, ' ');
}

/** The same JSON data with unprintable characters escaped; only the line breaks of its layout stay. */
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

/** Rows as columns under their names. */
function asTable(rows: readonly CommandRow[]): string {
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
