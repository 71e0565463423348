import { globSync } from 'node:fs';
import path from 'node:path';

/** Marks that no text has, and that every typeface of ours does. */
const open = '«';
const close = '»';

type Said = string | ((params: never) => string) | null | { [key: string]: Said };

/** The objects of all typed texts, English and Spanish. */
async function loadTexts() {
  const files = globSync('server/**/texts/*.es.ts');
  return Promise.all(
    files.map(async (file) => {
      const [{ es }, { en }] = await Promise.all([
        import(path.resolve(file)),
        import(path.resolve(file.replace(/\.es\.ts$/, '.en.ts'))),
      ]);
      return { en, es } as Record<'en' | 'es', Record<string, Said>>;
    }),
  );
}

/**
 * Puts the English texts of the server in brackets into the place of the Spanish ones: what a reader of Spanish then gets
 * without brackets is in no text. Content keeps its Spanish words.
 * @returns what puts the Spanish texts back
 */
export async function bracketTexts(): Promise<() => void> {
  const undo: (() => void)[] = [];
  const bracket = (en: Record<string, Said>, es: Record<string, Said>): void => {
    for (const [key, text] of Object.entries(en)) {
      const before = es[key] as Said;
      if (typeof text === 'object' && text !== null) bracket(text, before as Record<string, Said>);
      else {
        es[key] = bracketed(text);
        undo.push(() => {
          es[key] = before;
        });
      }
    }
  };
  for (const { en, es } of await loadTexts()) bracket(en, es);
  return () => {
    for (const step of undo) step();
  };
}

function bracketed(text: Said): Said {
  if (typeof text !== 'function') return typeof text === 'string' ? open + text + close : text;
  return (params: never) => open + text(params) + close;
}

/**
 * What of a text is outside of brackets, in words of three letters or more.
 * @param known texts that are not the server's: of the content, of people, of the test
 */
export function wordsOutside(text: string, known: readonly string[]): string[] {
  let depth = 0;
  const outside = [...text.replaceAll(/\s+/g, ' ')].filter((sign) => {
    if (sign === open) depth += 1;
    if (sign === close) depth -= 1;
    return depth === 0 && sign !== close;
  });
  const rest = known
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, one) => left.replaceAll(one, ' '), outside.join(''));
  return rest.match(/\p{L}{3,}/gu) ?? [];
}

/** All texts inside an object. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
