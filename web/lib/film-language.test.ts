import { expect, test } from 'vitest';
import { filmFile } from '#content/names.ts';
import { filmLanguage } from './film-language.ts';

test.each([
  ['ex07_1.mp4', 'en'],
  ['ex07_1.vtt', 'en'],
  ['ex12_1-other.mp4', 'en'],
  ['rosa.webp', 'en'],
] as const)('the language of %s and of its translation is that of its name', (file, language) => {
  expect(filmLanguage(`/files/assets/${file}?v=01234567`)).toBe(language);
  expect(filmLanguage(`https://films.example/files/assets/${filmFile(file, 'es')}?v=01234567`)).toBe('es');
});
