import { expect, test } from 'vitest';
import { readWav, writeWav } from './wav.ts';

test('what is written is read back', () => {
  const pcm = Int16Array.from([0, 1, -1, 32767, -32768]);
  expect(readWav(writeWav(pcm))).toEqual(pcm);
});

test('a wav of another kind is refused with its kind', () => {
  const bytes = writeWav(new Int16Array(2));
  bytes.writeUInt32LE(44100, 24);
  expect(() => readWav(bytes)).toThrow('found 1 x 16 bit at 44100 Hz');
});
