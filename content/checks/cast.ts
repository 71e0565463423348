import type { Fault } from '../faults.ts';
import type { Texts } from '../joined.ts';
import type { Language } from '../languages.ts';
import { wordsFile } from '../names.ts';
import { playerTexts } from './player-texts.ts';

/** Whoever is named with a title. */
const TITLED: Record<Language, RegExp> = {
  en: /\b(?:Mr|Mrs|Ms|Dr)\. \p{Lu}\p{L}+/gu,
  es: /\bseñora? \p{Lu}\p{L}+/gu,
};

/** Every exercise names the people that the cast has there, and nobody else. */
export function checkCast(texts: Texts): Fault[] {
  const { cast } = texts;
  const names = cast.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...twice.map((name) => ({
      file: wordsFile(texts.language, 'cast'),
      field: '',
      reason: `${name} occurs twice`,
    })),
    ...playerTexts(texts).flatMap(({ file, field, text }) => {
      const id = Number(/\/ex(\d+)\.yaml$/.exec(file)?.[1] ?? Number.NaN);
      if (Number.isNaN(id)) return [];
      const unknown = [...new Set(text.match(TITLED[texts.language]) ?? [])].filter(
        (name) => !names.includes(name),
      );
      const elsewhere = cast.filter(
        ({ name, exercises }) => new RegExp(`\\b${name}\\b`).test(text) && !exercises.includes(id),
      );
      return [
        ...unknown.map((name) => ({ file, field, reason: `names ${name}, who is not in cast.yaml` })),
        ...elsewhere.map(({ name, exercises }) => ({
          file,
          field,
          reason: `names ${name}, who belongs to ${exercises.join(' and ')} alone`,
        })),
      ];
    }),
  ];
}
