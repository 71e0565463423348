import { expect, test } from 'vitest';
import { testContent, withEnglishFilms } from '#server/testing/test-content.ts';
import { buildGame } from './build-game.ts';

const gameOf = ({ translations, addressOf }: typeof testContent) =>
  buildGame({ content: translations.es, addressOf });

test('texts with films of their language come with these, and with what they say', () => {
  const [first] = gameOf(testContent).exercises;
  expect(first?.main.options[1]).toMatchObject({ language: 'es', words: '“ex01_2”' });
  expect(first?.main.options[1]?.video_url).toContain('/ex01_2.es.mp4?');
  expect(first?.reveal.safe_still).toContain('/ex01-safe.es.jpg?');
});

test('films that are in English say so beside words of another language, which are there to read', () => {
  const { exercises, coaching } = gameOf(withEnglishFilms);
  const [first] = exercises;
  const claim = first?.main.options[1];
  expect(claim).toMatchObject({ video_url: '/files/assets/ex01_2.mp4?v=01234567', language: 'en' });
  expect(claim?.words).toMatch(/^El tapete está plano /);
  expect(claim?.transcript).toBe(`Walter: ${claim?.words} [Imagen: ${claim?.picture}]`);
  expect(claim?.picture).toMatch(/^Rosa está de pie en su cocina/);
  expect(first?.description).toMatchObject({ words: claim?.picture, picture: null, language: 'en' });
  expect(coaching['right-you-got-it']?.transcript).toBe(
    'Presentador: ¡Muy bien, acertó! Usted notó lo importante. Veamos por qué.',
  );
});
