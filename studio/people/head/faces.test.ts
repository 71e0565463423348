import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Expression, Performance, SpeakerName } from '../../scenes/scene.ts';
import { drawCloseUp } from '../close-up.ts';
import { moodOf } from './mood.ts';

const calm: Performance = {
  mouth: { open: 0, wide: 0, press: 0, teeth: 0, tuck: 0, tongue: 0 },
  blink: 0,
  attention: 0,
  expression: { name: 'neutral', amount: 1 },
  gesture: null,
  breath: 0,
  nod: 0,
  tilt: 0,
  brow: 0,
};
const feelings: Expression[] = ['neutral', 'warm', 'concern', 'doubt', 'thinking', 'tired'];
const people: SpeakerName[] = ['Rosa', 'Walter', 'Mina', 'Presenter'];

// A claim on a phone: the film is 390 pixels wide, the face about 60 high.
const width = 390;
const face = { x: 235, y: 40, width: 66, height: 72 };

function faceOf(who: SpeakerName, name: Expression): Uint8ClampedArray {
  const canvas = createCanvas(width, (width * 9) / 16);
  const pen = canvas.getContext('2d');
  pen.scale(width / 1280, width / 1280);
  drawCloseUp(pen, who, { ...calm, expression: { name, amount: 1 } }, 'right', { x: 360, y: 560 });
  return pen.getImageData(face.x, face.y, face.width, face.height).data;
}

/** How many points of the face differ clearly. */
function differing(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const apart = [0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)));
    if (Math.max(...apart) > 40) count += 1;
  }
  return count;
}

const pairs = feelings.flatMap((one, index) =>
  feelings.slice(index + 1).map((other) => [one, other] as const),
);

test.each(people)('the six faces of %s differ from each other at the size of a phone', (who) => {
  const drawn = new Map(feelings.map((name) => [name, faceOf(who, name)]));
  for (const [one, other] of pairs) {
    const [first, second] = [drawn.get(one), drawn.get(other)];
    if (!first || !second) throw new Error('a face is missing');
    expect([one, other, differing(first, second) > 60]).toEqual([one, other, true]);
  }
});

const mood = (name: Expression) => moodOf({ ...calm, expression: { name, amount: 1 } });

test('corners of the mouth: up when warm, level at rest, down when worried, doubtful or tired', () => {
  expect(mood('warm').smile).toBeGreaterThan(0.8);
  expect(Math.abs(mood('neutral').smile)).toBeLessThan(0.2);
  for (const name of ['concern', 'doubt', 'tired'] as const) expect(mood(name).smile).toBeLessThan(-0.3);
});

test('an expression that fades in begins with the calm face', () => {
  expect(moodOf({ ...calm, expression: { name: 'tired', amount: 0 } })).toEqual(mood('neutral'));
});
