import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTexts } from '#content/texts.ts';
import { allJobs, chosenJobs } from './jobs.ts';
import { production } from './production.ts';
import { estimatedSoundtrack } from './soundtrack.ts';

const read = readTexts('content');
if (!read.ok) throw new Error('the content is broken');
const jobs = allJobs(read.texts);

test.each([
  ['ex12_1', ['ex12-look.jpg', 'ex12.webp']],
  ['ex12_0', []],
  ['ex12_0-other', ['ex12-look-other.jpg', 'ex12-other.webp']],
  ['ex12_1-other', []],
])('of the clips of a state one alone writes its pictures: %s writes %j', async (clip, pictures) => {
  const folder = mkdtempSync(join(tmpdir(), 'stills-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [job] = chosenJobs(jobs, [clip]);
  if (!job) throw new Error(`there is no clip ${clip}`);
  const { writeStills } = await production(job, (await estimatedSoundtrack(job)).speech);
  const { poster, look } = await writeStills(folder);
  expect(readdirSync(folder).toSorted()).toEqual(pictures);
  expect(poster).toBe(clip.endsWith('-other') ? 'ex12-other.webp' : 'ex12.webp');
  expect(look !== undefined).toBe(pictures.length > 0);
});
