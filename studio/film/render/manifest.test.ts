import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileHash } from '#content/hashes.ts';
import type { Job } from '../jobs.ts';
import { madeFrom } from './made-from.ts';
import { enterClip, readManifest, readSources } from './manifest.ts';
import { changedJobs } from './render.ts';

const job: Job = {
  clip: 'final',
  speaker: 'Presenter',
  character: 'Presenter',
  script: 'You did it!',
  role: 'coaching',
  part: null,
};
const clip = (bytes: Buffer) => ({
  scriptHash: '0'.repeat(64),
  fileHash: fileHash(bytes),
  seconds: 5,
  bytes: bytes.length,
  captions: 'final.vtt',
  poster: 'coaching.webp',
  transcript: { sounds: [], words: 'You did it!', picture: null },
});

function filmed() {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  const film = Buffer.from('a film');
  writeFileSync(join(folder, 'final.mp4'), film);
  enterClip(folder, 'final', clip(film), madeFrom(job));
  return folder;
}

test('a folder without a manifest has no clips', () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  expect(readManifest(folder)).toEqual({});
  expect(readSources(folder)).toEqual({});
});

test('clips are listed by name, whatever the order they were made in', () => {
  const folder = filmed();
  enterClip(folder, 'ex01_1', clip(Buffer.from('another')), 'source');
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))).toEqual([
    'ex01_1',
    'final',
  ]);
});

test('an unchanged clip is not made again', () => {
  expect(changedJobs([job], filmed())).toEqual([]);
});

test('a clip is made again when its script or its file changed, or when it is missing', () => {
  const folder = filmed();
  expect(changedJobs([{ ...job, script: 'You made it!' }], folder)).toHaveLength(1);
  expect(changedJobs([{ ...job, clip: 'welcome-back' }], folder)).toHaveLength(1);
  writeFileSync(join(folder, 'final.mp4'), 'an altered film');
  expect(changedJobs([job], folder)).toHaveLength(1);
});
