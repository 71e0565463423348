import { expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

test('a transcript tells what sounds, who says what, and what the picture shows unless the line says it', () => {
  const line = { speaker: 'Rosa', script: 'My rug. ', sounds: [] };
  expect(transcriptOf({ ...line, pictured: 'A rug. ' })).toBe('Rosa: My rug. [Picture: A rug.]');
  expect(transcriptOf({ ...line, pictured: null })).toBe('Rosa: My rug.');
  expect(transcriptOf({ ...line, sounds: ['[phone rings]'], pictured: null })).toBe(
    '[phone rings] Rosa: My rug.',
  );
});
