import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { nameInWords } from '#web/lib/name-in-words.ts';
import { formatDate } from '#web/shell/dates.ts';

/** The details of an entry in the audit log, as somebody would say them: "cents" become dollars, true becomes yes. */
export function detailsInWords(i18n: I18n, json: string): string[] {
  return Object.entries(detailsOf(json))
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => inWords(i18n, name, value));
}

/** What was written by hand, and is no JSON object, is shown as it is. */
function detailsOf(json: string): Record<string, unknown> {
  try {
    const details: unknown = JSON.parse(json);
    if (typeof details === 'object' && details !== null && !Array.isArray(details)) return { ...details };
  } catch {
    // Shown as it is.
  }
  return { details: json };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function inWords(i18n: I18n, name: string, value: unknown): string {
  const words = nameInWords(name);
  if (typeof value === 'number' && /\bcents$/.test(words)) {
    const amount = words.replace(/ ?cents$/, '') || i18n._(msg`amount`);
    return `${amount}: ${dollars.format(value / 100)}`;
  }
  return `${words}: ${valueInWords(i18n, value)}`;
}

function valueInWords(i18n: I18n, value: unknown): string {
  if (typeof value === 'boolean') return value ? i18n._(msg`yes`) : i18n._(msg`no`);
  if (typeof value === 'string') return instant.test(value) ? formatDate(value, 'llll') : value;
  if (Array.isArray(value)) return value.map((one) => valueInWords(i18n, one)).join(', ');
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
