import { expect, test } from 'vitest';
import { captionOf } from './caption.ts';

const cues = (...texts: string[]) => texts.map((text) => ({ text }) as VTTCue);

test.each([
  ['<v Rosa>I saw the rug.', { speaker: 'Rosa', text: 'I saw the rug.' }],
  ['<v.loud Mr. Lee>Careful!', { speaker: 'Mr. Lee', text: 'Careful!' }],
  ['<v Rosa>I <i>saw</i> it.', { speaker: 'Rosa', text: 'I saw it.' }],
  ['A bell rings.', { speaker: null, text: 'A bell rings.' }],
])('the caption of %o is its speaker and its text', (text, caption) => {
  expect(captionOf(cues(text))).toEqual(caption);
});

test('between two captions there is none', () => {
  expect(captionOf(cues())).toBeNull();
  expect(captionOf(null)).toBeNull();
});
