import type { PublicConfig } from './platform.ts';

/**
 * How the built pages and the server that fills them understand each other. The web app is drawn once, when it is
 * built; what is known only when the server runs (names, addresses, the sandbox, the year) stands in the pages as
 * `[[path.to.value]]`, and what depends on it between `[[given path]]` and `[[end path]]`.
 */

/** What the pages know of this installation. */
export type PageConfig = PublicConfig & { readonly year: string };

export const configBlockId = 'config';

/** Stands in the template where the block with the configuration goes. */
export const configBlockMark = '<!--config-->';

/** What stands in a built page in place of a value, such as `support.email`. */
export function placeholder(path: string): string {
  return `[[${path}]]`;
}

/** What a value can be asked: is it there, is it not, is it an address of another site or of this one? */
export const conditions = {
  given: (value: unknown) => Boolean(value),
  missing: (value: unknown) => !value,
  outside: (value: unknown) => typeof value === 'string' && /^https?:/.test(value),
  inside: (value: unknown) => typeof value === 'string' && value.startsWith('/'),
};

export type Condition = keyof typeof conditions;

/** The marks around a part of a page that is kept only when the value behind `placeholder` fulfils the condition. */
export function conditionMarks(condition: Condition, placeholder: string) {
  const path = placeholder.slice(2, -2);
  return { start: `[[${condition} ${path}]]`, end: `[[end ${path}]]` };
}

/** Whether a value is still to be filled in by the server. */
export function isPlaceholder(value: unknown): value is string {
  return typeof value === 'string' && /^\[\[[\w.]+\]\]$/.test(value);
}

const conditionalPart = /\[\[(given|missing|outside|inside) ([\w.]+)\]\]([\s\S]*?)\[\[end \2\]\]/g;

/** The page with its values, each escaped for text and for quoted attributes. */
export function fillPage(template: string, config: PageConfig): string {
  return template
    .replaceAll(conditionalPart, (_, condition: Condition, path: string, part: string) =>
      conditions[condition](valueAt(config, path)) ? part : '',
    )
    .replaceAll(/\[\[([\w.]+)\]\]/g, (_, path: string) => escaped(String(valueAt(config, path) ?? '')))
    .replace(configBlockMark, () => configBlock(config));
}

/** Data, not script: the browser runs nothing of it, and no value can end the block early. */
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
