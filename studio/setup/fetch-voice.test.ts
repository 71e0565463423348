import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type Fetching, fetchVoice } from './fetch-voice.ts';
import { fileFault, VOICE_FILES, type VoiceFile } from './voice-files.ts';

const half = (name: string) => Buffer.from(`${name} `.repeat(40));
const whole = Buffer.concat([half('one'), half('two')]);
const model: VoiceFile = {
  name: 'model.bin',
  bytes: whole.length,
  sha256: createHash('sha256').update(whole).digest('hex'),
  license: 'MIT',
  origin: {
    client: 'pip',
    parts: ['one', 'two'].map((name) => ({ package: `${name}==1.0.0`, path: 'part.bin' })),
  },
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voice-'));
});

/** A registry that gives a package's name, again and again. */
const giving =
  (read: (name: string) => Buffer = half): Fetching =>
  () =>
  (from) =>
    read(from.replace('==1.0.0', ''));
const fetched = (fetching: Fetching) => {
  const told: string[] = [];
  const faults = fetchVoice([model], (line) => told.push(line), fetching, folder);
  return { faults, told, left: readdirSync(folder) };
};

test('a file is put together from its packages, checked and put in its place', () => {
  expect(fetched(giving())).toEqual({
    faults: [],
    told: ['Fetching one==1.0.0, two==1.0.0 ...'],
    left: ['model.bin'],
  });
  expect(readFileSync(join(folder, 'model.bin')).equals(whole)).toBe(true);
});

test('what is there is not fetched again', () => {
  writeFileSync(join(folder, 'model.bin'), whole);
  const { faults, told } = fetched(() => {
    throw new Error('asked');
  });
  expect([faults, told]).toEqual([[], []]);
});

test('a package with another file is refused, and nothing of it is kept', () => {
  const { faults, left } = fetched(giving(() => half('other')));
  expect(faults).toEqual([
    'model.bin, as pip gave it, is not the file that the voice was tried with: nothing of it was kept',
  ]);
  expect(left).toEqual([]);
});

test('without a network a sentence says which files are missing, and what to do', () => {
  const { faults, left } = fetched(() => {
    throw new Error('pip failed: no route. Is this machine connected to the internet?');
  });
  expect(faults).toEqual([
    'model.bin could not be fetched: pip failed: no route. Is this machine connected to the internet?',
  ]);
  expect(left).toEqual([]);
});

test.each([
  ['missing', null, 'is missing: run npm run studio setup'],
  ['cut off', whole.subarray(0, 100), 'is cut off after 100 of 320 bytes: run npm run studio setup'],
  [
    'another one',
    Buffer.alloc(320),
    'is another file than the voice was tried with: run npm run studio setup',
  ],
])('a file that is %s is named, with what to do', (_, bytes, reason) => {
  const file = join(folder, 'model.bin');
  if (bytes) writeFileSync(file, bytes);
  expect(fileFault(model, folder)).toBe(`${file} ${reason}`);
});

test('a file as it should be has no fault, and every file of the voice has a license', () => {
  writeFileSync(join(folder, 'model.bin'), whole);
  expect(fileFault(model, folder)).toBeNull();
  expect(VOICE_FILES.filter(({ license }) => !/^(Apache-2.0|MIT)/.test(license))).toEqual([]);
});
