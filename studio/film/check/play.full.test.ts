import { expect, test } from 'vitest';
import { MEDIA_DIR } from '../../folders.ts';
import { readManifest } from '../render/manifest.ts';
import { playFaults } from './play.ts';

test('every clip plays to its end in Chromium, at sixteen times its speed', {
  timeout: 900_000,
}, async () => {
  const clips = Object.keys(readManifest(MEDIA_DIR));
  expect(clips.length).toBeGreaterThan(200);
  expect(await playFaults(clips, MEDIA_DIR)).toEqual([]);
});
