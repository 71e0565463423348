import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { checkFilms, checkWords } from '../check.ts';
import { type Fault, faultLine } from '../faults.ts';
import { readTexts } from '../texts.ts';
import { makeTestFolder } from './test-folder.ts';

/** The texts of the repository with a placeholder for every film, in which tests plant faults. */
export type PlantedFolder = {
  path: () => string;
  /** The path of a file that this test changes or removes; it is as before for the next one. */
  changed: (file: string) => string;
  /** Changes one file, like a mistake of an author or a translator. */
  edit: (file: string, change: (source: string) => string) => void;
  /** What `npm run content check` finds in the folder, without its translations. */
  faults: () => string[];
};

/** Makes the folder before the tests of a file, and puts back after each what it has changed. */
export function plantedFolder(): PlantedFolder {
  let folder: string;
  // A copy of the folder for each test took longer than the tests.
  const before = new Map<string, Buffer>();
  beforeAll(() => {
    folder = makeTestFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => {
    for (const [path, bytes] of before) writeFileSync(path, bytes);
    before.clear();
  });
  const changed = (file: string) => {
    const path = join(folder, file);
    if (!before.has(path)) before.set(path, readFileSync(path));
    return path;
  };
  return {
    path: () => folder,
    changed,
    edit(file, change) {
      const path = changed(file);
      const source = readFileSync(path, 'utf8');
      const after = change(source);
      expect(after, 'the planted fault must change the file').not.toBe(source);
      writeFileSync(path, after);
    },
    faults() {
      const read = readTexts(folder);
      const faults: Fault[] = read.ok
        ? [...checkWords(read.texts), ...checkFilms(folder, read.texts)]
        : read.faults;
      return faults.map(faultLine);
    },
  };
}

/** What is said of a clip whose script was changed after it was filmed. */
export const stale = (clip: string) =>
  `media/manifest.json  ${clip}.scriptHash: the script has changed since it was filmed: render this clip again`;

/** Matches a text that goes over several lines of its file. */
export function folded(text: string): RegExp {
  return new RegExp(text.replaceAll('.', '\\.').replaceAll(' ', '\\s+'));
}
