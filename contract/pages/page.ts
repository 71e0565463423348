import type { PublicConfig } from '../platform.ts';
import type { Translation } from './languages.ts';

/**
 * The template syntax of the built pages. The web app is prerendered once, when it is built. The server fills in what
 * is known only when it runs (names, addresses, the sandbox, the year): values as `[[path.to.value]]`, and parts that
 * depend on a value between `[[given path]]` and `[[end path]]`.
 */

/** The price in words, one of the two: "$9.99" a `month`, or "$24.99" every `months` months. Empty if nothing is on sale. */
export type PagePrice = { readonly month: string; readonly period: string; readonly months: string };

/** What the pages know about this installation. */
export type PageConfig = PublicConfig & {
  readonly year: string;
  readonly price: PagePrice;
  /** Which languages beside English are switched on. */
  readonly translations: Readonly<Record<Translation, boolean>>;
  /** Whether the texts of this page's language still wait for the readers who have to sign them. */
  readonly unsigned: boolean;
  /** Scheme and host, for links between languages; empty where there is English alone. */
  readonly origin: string;
};

type Sold = { price: number; intervalMonths: number };

/** Returns the price that is on sale, in the form that pages show; always with cents (docs/product-decisions.md#price-format). */
export function pagePriceOf(sold: Sold | null): PagePrice {
  if (sold === null) return { month: '', period: '', months: '' };
  const amount = `$${sold.price.toFixed(2)}`;
  return sold.intervalMonths === 1
    ? { month: amount, period: '', months: '' }
    : { month: '', period: amount, months: String(sold.intervalMonths) };
}

export const configBlockId = 'config';

/** Marks the position of the block with the configuration in the template. */
export const configBlockMark = '<!--config-->';

/** Returns the placeholder of a value such as `support.email` in a built page. */
export function placeholder(path: string): string {
  return `[[${path}]]`;
}

/** Conditions on a value: it is there, it is missing, it is an address of another site or of this one. */
export const conditions = {
  given: (value: unknown) => Boolean(value),
  missing: (value: unknown) => !value,
  outside: (value: unknown) => typeof value === 'string' && /^https?:/.test(value),
  inside: (value: unknown) => typeof value === 'string' && value.startsWith('/'),
};

export type Condition = keyof typeof conditions;

/** Returns the marks around a part of a page that is kept only if the value of `placeholder` meets the condition. */
export function conditionMarks(condition: Condition, placeholder: string) {
  const path = placeholder.slice(2, -2);
  return { start: `[[${condition} ${path}]]`, end: `[[end ${path}]]` };
}

/** Whether the server still has to fill in this value. */
export function isPlaceholder(value: unknown): value is string {
  return typeof value === 'string' && /^\[\[[\w.]+\]\]$/.test(value);
}

const conditionalPart = /\[\[(given|missing|outside|inside) ([\w.]+)\]\]([\s\S]*?)\[\[end \2\]\]/g;

/** Returns the page with its values, each escaped for text and for quoted attributes. */
export function fillPage(template: string, config: PageConfig): string {
  return keepParts(template, config)
    .replaceAll(/\[\[([\w.]+)\]\]/g, (_, path: string) => escaped(String(valueAt(config, path) ?? '')))
    .replace(configBlockMark, () => configBlock(config));
}

/** A part may be within another one. */
function keepParts(template: string, config: PageConfig): string {
  return template.replaceAll(conditionalPart, (_, condition: Condition, path: string, part: string) =>
    conditions[condition](valueAt(config, path)) ? keepParts(part, config) : '',
  );
}

/** A data block, not a script: the browser runs nothing in it, and no value can end it early. */
export function configBlock(config: PageConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${configBlockId}">${json}</script>`;
}

function valueAt(config: PageConfig, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], config);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
