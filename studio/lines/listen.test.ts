import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { webVtt } from '../film/words/captions.ts';
import { finishedClip, listen, tableOf } from './listen.ts';

const heard = (clip: string, pace: number) => ({
  clip,
  file: `${clip}.wav`,
  speaker: 'Rosa',
  script: 'Look here.',
  words: [{ text: 'Look', start: 0.4 }],
  pace,
});
const figures = (clip: string, quality: number, misheard: number) => ({
  clip,
  quality,
  misheard,
  words: 2,
  heard: 'look hear',
  melody: 2.5,
  pitch: 190,
  off: 0.04,
});

test('one table has a row for each clip, what was misheard, and the figures of all', () => {
  const table = tableOf(
    [heard('ex01_1', 120), heard('ex01_2', 140)],
    [figures('ex01_1', 4.2, 0), figures('ex01_2', 3.9, 1)],
    [['Mina', 'Rosa', 0.75]],
  ).split('\n');
  expect(table[1]).toBe('ex01_1        Rosa         4.20      0/2   120    2.50    190     40');
  expect(table[2]).toContain('  look hear');
  expect(table.slice(3)).toEqual([
    'quality: median 4.20, lowest 3.90 of 5',
    'misheard: 1 of 4 words, 25.0 %',
    'pace: median 140 words a minute',
    'melody: median 2.50 semitones',
    'Mina and Rosa: 0.75 alike',
  ]);
});

test('a finished clip says what its captions say, without the sounds of its scene; others are left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  const job = {
    clip: 'final',
    speaker: 'Presenter',
    script: 'New words.',
    role: 'coaching',
    part: null,
  } as const;
  expect(finishedClip(job, folder)).toBeNull();
  writeFileSync(join(folder, 'final.mp4'), 'a film');
  const captions = [
    { lines: ['[phone rings]'], start: 0, end: 1, sound: true },
    { lines: ['You did it', 'today!'], start: 1, end: 3 },
  ];
  writeFileSync(join(folder, 'final.vtt'), webVtt(captions, 'Presenter'));
  expect(finishedClip(job, folder)).toMatchObject({
    script: 'You did it today!',
    words: [{ text: 'You did it today!', start: 1 }],
    pace: 120,
  });
});

test('without Python, or without its packages, a sentence says what to install', async () => {
  await expect(listen([], 'no-such-python')).rejects.toThrow(
    'listening needs Python 3, and "no-such-python" cannot be run',
  );
});
