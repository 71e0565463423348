import { expect, test } from 'vitest';
import { testContent } from '#server/testing/test-content.ts';
import { buildGame } from './build-game.ts';
import { clipsOf } from './game-clips.ts';

const { addressOf, translations } = testContent;
const es = translations.es;

test('texts with films of their language come with these, and with what they say', () => {
  const content = { ...es, filmedIn: 'es' as const };
  const clip = clipsOf({ content, addressOf })('ex01_2');
  expect(clip).toMatchObject({ language: 'es', words: 'Words of ex01_2' });
  expect(clip.video_url).toContain('/ex01_2.es.mp4?');
  expect(buildGame({ content, addressOf }).exercises[0]?.reveal.safe_still).toContain('/ex01-safe.es.jpg?');
});
