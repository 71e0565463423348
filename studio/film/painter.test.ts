import { expect, test } from 'vitest';
import { closeOn, wide } from '../scenes/camera.ts';
import { painter } from './painter.ts';
import type { Filmed, Take } from './takes/take.ts';

const speech = {
  pcm: new Int16Array(0),
  phones: [],
  words: [{ text: 'Look.', start: 1, end: 3, sentence: 0 }],
  seconds: 4,
};
const square = { x: 560, y: 320, width: 160, height: 90 };

function filmed(more: Partial<Filmed> = {}) {
  const seen = { backgrounds: 0, progress: [] as number[] };
  const picture: Filmed = {
    drawBackground(pen) {
      seen.backgrounds += 1;
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, 1280, 720);
      pen.fillStyle = '#ff0000';
      pen.fillRect(square.x, square.y, square.width, square.height);
    },
    drawAction(pen, moment) {
      seen.progress.push(moment.progress);
      pen.translate(1000, 0);
    },
    ...more,
  };
  return { picture, seen };
}

const take = (picture: Filmed, camera: (at: number) => typeof wide): Take => ({
  name: 'test',
  speech,
  view: (at) => ({ picture, camera: camera(at), speaker: null }),
});

test('a background is painted once while the camera stands still', () => {
  const { picture, seen } = filmed();
  const paint = painter(take(picture, () => wide));
  for (let frame = 0; frame < 24; frame++) paint(frame / 24);
  expect(seen.backgrounds).toBe(1);
});

test('a camera on a box fills the frame with it', () => {
  const { picture } = filmed();
  const frame = painter(take(picture, (at) => (at < 1 ? wide : closeOn(square, 0.8))))(2);
  const [red, green] = frame.getContext('2d').getImageData(300, 200, 1, 1).data;
  expect([red, green]).toEqual([255, 0]);
});

test('an action cannot move what comes after it', () => {
  const { picture } = filmed();
  const paint = painter(take(picture, () => wide));
  paint(0);
  const [, green] = paint(1).getContext('2d').getImageData(640, 360, 1, 1).data;
  expect(green).toBe(0);
});

test('progress runs from the first word to the end of the last', () => {
  const { picture, seen } = filmed();
  const paint = painter(take(picture, () => wide));
  for (const at of [0, 1, 2, 3, 4]) paint(at);
  expect(seen.progress).toEqual([0, 0, 0.5, 1, 1]);
});

test('the light of a frame is calmer in its corners, and the same however often the frame is painted', () => {
  const { picture } = filmed({
    drawBackground(pen) {
      pen.fillStyle = '#808080';
      pen.fillRect(0, 0, 1280, 720);
    },
  });
  const paint = painter(take(picture, () => wide));
  const brightness = (at: number, x: number, y: number) =>
    paint(at).getContext('2d').getImageData(x, y, 1, 1).data[0] ?? 0;
  expect(brightness(0, 538, 245)).toBeGreaterThan(130);
  expect(brightness(0, 2, 2)).toBeLessThan(126);
  expect(brightness(3, 2, 2)).toBe(brightness(0, 2, 2));
});
