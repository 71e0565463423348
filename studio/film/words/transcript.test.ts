import { expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

test('a transcript has what sounds, the words without their marks, and what the picture shows unless they say it', () => {
  const line = { script: 'My _red_ rug. ', sounds: [{ lines: ['[phone rings', 'close by]'] }] };
  expect(transcriptOf({ ...line, pictured: 'A rug. ' })).toEqual({
    sounds: ['[phone rings close by]'],
    words: 'My red rug.',
    picture: 'A rug.',
  });
  expect(transcriptOf({ ...line, pictured: null }).picture).toBeNull();
});
