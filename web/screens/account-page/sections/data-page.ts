import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { nameInWords } from '#web/lib/name-in-words.ts';

export type MyData = Record<string, readonly Record<string, unknown>[]>;

/** All data about the user as a page that opens in every browser: a heading for each table, a list for each row. */
export function dataPage(data: MyData): string {
  const title = escaped(i18n._(msg`My data`));
  const parts = Object.entries(data)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => `<h2>${named(name)}</h2>\n${rows.map(rowInWords).join('\n')}`);
  return `<!doctype html>
<html lang="${i18n.locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body { max-width: 45rem; margin: 1rem auto; padding: 0 1rem; font: 1.25rem/1.5 sans-serif } dl { padding: 0.5rem 0; border-top: 1px solid } dt { font-weight: bold } dd { margin: 0; overflow-wrap: anywhere }</style>
<h1>${title}</h1>
${parts.join('\n')}
</html>
`;
}

function rowInWords(row: Record<string, unknown>): string {
  const fields = Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `<dt>${named(name)}</dt><dd>${escaped(inWords(value))}</dd>`);
  return `<dl>${fields.join('')}</dl>`;
}

function named(name: string): string {
  const words = nameInWords(name);
  return escaped(words.charAt(0).toUpperCase() + words.slice(1));
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? i18n._(msg`yes`) : i18n._(msg`no`);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
