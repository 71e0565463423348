import { readdirSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { movedShare } from '../film/check/movement.ts';
import { keyObjectShare, sceneFaults } from '../film/check/scene-rules.ts';
import { LIMITS } from '../film/limits.ts';
import { aim } from '../film/painter.ts';
import { howDrawn, loadScene } from '../film/scene-files.ts';
import { alive } from '../film/takes/alive.ts';
import { seenBy } from './camera.ts';
import type { Camera, Moment, Still } from './scene.ts';

const ids = readdirSync(import.meta.dirname)
  .map((file) => /^ex(\d\d)\.ts$/.exec(file)?.[1])
  .filter((id) => id !== undefined)
  .map(Number)
  .filter((id) => howDrawn(id) === 'as before');

const momentAt = (seconds: number): Moment => ({
  seconds,
  progress: seconds / 12,
  speaker: null,
  beat: seconds / 12,
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

test.each(ids)(
  'exercise %i: what happens in it is seen, while all mouths, gestures and the camera stand still',
  async (id) => {
    const scene = await loadScene(id);
    if (!scene.beat) return;
    const speaker = scene.owner === 'Presenter' ? null : alive(scene.owner, 12)(2);
    const moved = scene.shots.map(({ camera, insert }) => movedShare(insert ?? scene, camera, speaker));
    expect(Math.max(...moved)).toBeGreaterThanOrEqual(LIMITS.moved);
    expect(scene.beat.moves).not.toBe('');
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

/** A still at the size that counts, as the bytes of its pixels. */
function pixelsOf({ picture, camera }: Still): Uint8Array {
  const canvas = createCanvas(320, 180);
  const pen = canvas.getContext('2d');
  aim(pen, frame(camera));
  picture.drawBackground(pen);
  picture.drawAction(pen, momentAt(2));
  return canvas.data();
}

/** Which share of the pixels differs, where the thing is and everywhere else. */
function changed(look: Still, safe: Still) {
  const [before, after] = [pixelsOf(look), pixelsOf(safe)];
  const boxes = [look, safe].map(({ camera, picture }) => seenBy(camera, picture.keyObject));
  const counts = { at: { all: 0, differ: 0 }, elsewhere: { all: 0, differ: 0 } };
  for (let pixel = 0; pixel < 320 * 180; pixel++) {
    const [x, y] = [(pixel % 320) / 320, Math.floor(pixel / 320) / 180];
    const isAt = boxes.some(
      (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    );
    const count = counts[isAt ? 'at' : 'elsewhere'];
    count.all += 1;
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((before[pixel * 4 + channel] ?? 0) - (after[pixel * 4 + channel] ?? 0)) > 20,
    );
    if (differs) count.differ += 1;
  }
  return {
    at: counts.at.differ / counts.at.all,
    elsewhere: counts.elsewhere.differ / (counts.elsewhere.all || 1),
  };
}

test.each(ids)(
  'exercise %i: made safe, the same view differs at its thing and hardly elsewhere',
  async (id) => {
    const { look, safe } = await loadScene(id);
    expect(safe.camera).toEqual(look.camera);
    const { at, elsewhere } = changed(look, safe);
    expect(at).toBeGreaterThan(0.02);
    expect(elsewhere).toBeLessThan(0.04);
  },
);
