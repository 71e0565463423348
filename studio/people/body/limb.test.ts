import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { bentCloth, type Limb } from './limb.ts';

const disc = (x: number, y: number, r = 20) => ({ x, y, r });
/** An arm that hangs down to its elbow, with a forearm that goes to the right. */
const bent: Limb = {
  root: disc(100, 50),
  upper: disc(100, 110),
  joint: disc(100, 250),
  lower: disc(160, 250),
  end: disc(280, 250, 16),
};
const painted = (limb: Limb) => {
  const cloth = bentCloth(limb);
  if (!cloth) throw new Error('no outline');
  const pen = createCanvas(400, 400).getContext('2d');
  pen.fill(cloth.shape);
  return { cloth, isIn: (x: number, y: number) => (pen.getImageData(x, y, 1, 1).data[3] ?? 0) > 128 };
};

test('the cloth of a bent arm is one piece without holes', () => {
  const { isIn } = painted(bent);
  for (let y = 50; y <= 250; y += 5) expect(isIn(100, y)).toBe(true);
  for (let x = 100; x <= 280; x += 5) expect(isIn(x, 250)).toBe(true);
});

test('a bent joint has a corner at its bone and a hollow on the other side', () => {
  const { cloth, isIn } = painted(bent);
  expect(cloth.hollow.x).toBeCloseTo(120);
  expect(cloth.hollow.y).toBeCloseTo(230);
  expect(isIn(86, 264)).toBe(true);
  expect(isIn(130, 215)).toBe(false);
});

test('an arm that bends to either side has the same outline, mirrored', () => {
  const mirrored = Object.fromEntries(
    Object.entries(bent).map(([name, spot]) => [name, { ...spot, x: 200 - spot.x + 100 }]),
  ) as Limb;
  const [one, other] = [painted(bent), painted(mirrored)];
  for (const [x, y] of [
    [86, 264],
    [130, 215],
    [119, 150],
    [240, 262],
  ] as const)
    expect(other.isIn(300 - x, y)).toBe(one.isIn(x, y));
});

test('a forearm that points at the viewer is not drawn in one outline', () => {
  expect(bentCloth({ ...bent, lower: disc(104, 250), end: disc(112, 250) })).toBeNull();
});
