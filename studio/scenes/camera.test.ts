import { expect, test } from 'vitest';
import { closeOn, framed, seenBy, viewAt, wide } from './camera.ts';
import type { Picture, Scene, Shot } from './scene.ts';

const picture = (): Picture => ({
  keyObject: { x: 600, y: 500, width: 120, height: 40 },
  drawBackground: () => {},
  drawAction: () => {},
});
const scene = picture() as Scene;

test('a camera stays inside the picture and keeps 16:9', () => {
  for (const camera of [framed(0, 0, 400), framed(1270, 710, 640), closeOn(scene.keyObject)]) {
    expect(camera.x).toBeGreaterThanOrEqual(0);
    expect(camera.y).toBeGreaterThanOrEqual(0);
    expect(camera.x + camera.width).toBeLessThanOrEqual(1280);
    expect(camera.y + camera.height).toBeLessThanOrEqual(720.001);
    expect(camera.width / camera.height).toBeCloseTo(16 / 9);
  }
});

test('what a camera sees is cut at the edges of the frame', () => {
  expect(
    seenBy({ x: 640, y: 0, width: 640, height: 360 }, { x: 600, y: 90, width: 360, height: 90 }),
  ).toEqual({
    x: 0,
    y: 0.25,
    width: 0.5,
    height: 0.25,
  });
});

test('a camera eases to a shot, and cuts to an insert', () => {
  const insert = picture();
  const shots: Shot[] = [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.2, camera: framed(640, 360, 640), easeSeconds: 2 },
    { from: 0.8, camera: framed(640, 360, 320), easeSeconds: 2, insert },
  ];
  expect(viewAt(scene, shots, 1.9, 10).camera.width).toBe(1280);
  expect(viewAt(scene, shots, 3, 10).camera.width).toBeCloseTo(960);
  expect(viewAt(scene, shots, 5, 10).camera.width).toBeCloseTo(640);
  expect(viewAt(scene, shots, 8, 10)).toEqual({ camera: framed(640, 360, 320), picture: insert });
});

test('a camera arrives before its shot ends, however short the clip is', () => {
  const shots: Shot[] = [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.4, camera: framed(640, 360, 640), easeSeconds: 2.4 },
    { from: 0.7, camera: framed(640, 360, 320), easeSeconds: 2.4 },
  ];
  expect(viewAt(scene, shots, 2.09, 3).camera.width).toBeCloseTo(640);
  expect(viewAt(scene, shots, 3, 3).camera.width).toBeCloseTo(320);
});
