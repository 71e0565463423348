import { expect, test } from 'vitest';
import { captionOf } from './caption.ts';

const track = (...texts: string[]) => ({
  language: 'es',
  activeCues: texts.map((text) => ({ text }) as VTTCue),
});

test.each([
  ['<v Rosa>I saw the rug.', { speaker: 'Rosa', text: 'I saw the rug.' }],
  ['<v.loud Mr. Lee>Careful!', { speaker: 'Mr. Lee', text: 'Careful!' }],
  ['<v Rosa>I <i>saw</i> it.', { speaker: 'Rosa', text: 'I saw it.' }],
  ['A bell rings.', { speaker: null, text: 'A bell rings.' }],
])('the caption of %o is its speaker and its text, in the language of its track', (text, caption) => {
  expect(captionOf(track(text))).toEqual({ ...caption, language: 'es' });
});

test('between two captions there is none', () => {
  expect(captionOf(track())).toBeNull();
  expect(captionOf({ ...track(), activeCues: null })).toBeNull();
  expect(captionOf(undefined)).toBeNull();
});
