import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

type Translations = ReadonlyMap<string, string>;

const known = new Map<string, Translations>();

/** The texts of a language by the ids that Lingui's macro gives them. An empty or a fuzzy one is left out. */
export function readCatalog(language: string): Translations {
  const file = join(import.meta.dirname, `../locales/${language}/messages.po`);
  const read = known.get(file) ?? new Map(entriesOf(readFileSync(file, 'utf8')));
  known.set(file, read);
  return read;
}

/** Each text of a catalog in the format of gettext, as Lingui writes it, and its translation. */
export function entriesOf(catalog: string): [id: string, text: string][] {
  return translationsIn(catalog).map(({ message, context, text }) => [
    generateMessageId(message, context),
    text,
  ]);
}

type Translated = { message: string; context: string; text: string };

/** The texts of a catalog beside their translations, without those that are empty or fuzzy. */
export function translationsIn(catalog: string): Translated[] {
  return catalog.split(/\n{2,}/).flatMap((entry): Translated[] => {
    const [message, text] = [partOf(entry, 'msgid'), partOf(entry, 'msgstr')];
    const isLeft = !message || !text || /^#(?:~|, .*fuzzy)/m.test(entry);
    return isLeft ? [] : [{ message, context: partOf(entry, 'msgctxt'), text }];
  });
}

/** One text, which may stand in quotes on several lines. */
function partOf(entry: string, name: string): string {
  const [, quoted = ''] = new RegExp(`^${name} ((?:".*"(?:\\n|$))+)`, 'm').exec(entry) ?? [];
  return [...quoted.matchAll(/^".*"$/gm)].map(([line]) => JSON.parse(line) as string).join('');
}
