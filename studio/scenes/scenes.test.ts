import { readdirSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { keyObjectShare, sceneFaults } from '../film/check/scene-rules.ts';
import { aim } from '../film/painter.ts';
import { loadScene } from '../film/scene-files.ts';
import { alive } from '../film/takes/alive.ts';
import { seenBy } from './camera.ts';
import type { Camera, Moment } from './scene.ts';

const ids = readdirSync(import.meta.dirname)
  .map((file) => /^ex(\d\d)\.ts$/.exec(file)?.[1])
  .filter((id) => id !== undefined)
  .map(Number);

const momentAt = (seconds: number): Moment => ({
  seconds,
  progress: seconds / 12,
  speaker: null,
  idle: (seed) => alive(seed, 12)(seconds),
});

test.each(ids)(
  'exercise %i: its shots obey the rules, and the key object is inside the frame',
  async (id) => {
    const scene = await loadScene(id);
    expect(sceneFaults(scene)).toEqual([]);
    expect(keyObjectShare(scene)).toBeGreaterThanOrEqual(1 / 6);
    for (const { camera, insert } of [...scene.shots, ...scene.closing]) {
      const { x, y, width, height } = seenBy(camera, (insert ?? scene).keyObject);
      expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
      expect(camera.width / camera.height).toBeCloseTo(16 / 9, 3);
      expect(camera.x + camera.width).toBeLessThanOrEqual(1280.001);
      expect(camera.y + camera.height).toBeLessThanOrEqual(720.001);
    }
  },
);

// Small frames: what is drawn counts, not how sharp.
const frame = (camera: Camera) => ({ ...camera, width: camera.width * 4 });

test.each(ids)('exercise %i: every shot can be drawn at every time, the same bytes twice', async (id) => {
  const scene = await loadScene(id);
  for (const { camera, insert, from } of [...scene.shots, ...scene.closing]) {
    const picture = insert ?? scene;
    const drawn = () => {
      const canvas = createCanvas(320, 180);
      const pen = canvas.getContext('2d');
      aim(pen, frame(camera));
      picture.drawBackground(pen);
      for (const seconds of [from * 12, from * 12 + 3.3]) picture.drawAction(pen, momentAt(seconds));
      return canvas.data();
    };
    expect(Buffer.compare(drawn(), drawn())).toBe(0);
  }
});
