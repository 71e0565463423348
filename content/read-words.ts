import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Fault } from './faults.ts';
import { type Language, SOURCE } from './languages.ts';
import { wordsFile } from './names.ts';
import { checked, parseFile } from './read.ts';

/** Reads the words of one file by their schema, which its structure gives; undefined with a fault. */
export type ReadWords = <T>(name: string, schema: z.ZodType<T>) => T | undefined;

type Where = { folder: string; language: Language; faults: Fault[]; marks?: boolean };

/** Reads the words of a language. A translation says of which words it is one, and a stale one is a fault. */
export function wordsReader({ folder, language, faults, marks = false }: Where): ReadWords {
  return (name, schema) => {
    const file = wordsFile(language, name);
    const value = parseFile(folder, file, faults, { marks });
    if (value === undefined) return undefined;
    // A list of terms is no translation of another.
    if (language === SOURCE || Array.isArray(value)) return checked(value, schema, file, faults);
    const { of, ...words } = value as { of?: unknown };
    const now = hashOfWords(parseFile(folder, wordsFile(SOURCE, name), []));
    if (of !== now) {
      const reason = `must be ${now}: the words of ${wordsFile(SOURCE, name)}. Compare them, translate what has changed, then write it`;
      faults.push({ file, field: 'of', reason });
    }
    return checked(words, schema, file, faults);
  };
}

/** What the translation of a file has in `of`: 12 hex digits of the hash of its words, without their marks: another layout is the same. */
export function hashOfWords(words: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return `${SOURCE}-${hash.slice(0, 12)}`;
}
