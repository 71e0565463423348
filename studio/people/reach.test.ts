import { expect, test } from 'vitest';
import { length, minus } from '../canvas/space.ts';
import { place } from '../canvas/stage.ts';
import { reach } from './reach.ts';

const shoulder = place(0, 140, 0);
const down = place(0, -1, 0);

test('a limb ends exactly on a target within its reach', () => {
  for (const target of [place(30, 120, -20), place(-12, 100, 5), place(8, 170, -30)]) {
    const { end, short } = reach(shoulder, target, 28, 31, down);
    expect(length(minus(end, target))).toBeLessThan(0.001);
    expect(short).toBeCloseTo(0);
  }
});

test('both bones keep their length', () => {
  const { joint, end } = reach(shoulder, place(25, 120, -20), 28, 31, down);
  expect(length(minus(joint, shoulder))).toBeCloseTo(28);
  expect(length(minus(end, joint))).toBeCloseTo(31);
});

test('a target out of reach is told by how many centimetres', () => {
  expect(reach(shoulder, place(0, 60, 0), 28, 31, place(1, 0, 0)).short).toBeCloseTo(21, 0);
});

test('the joint bends to the side of the pole', () => {
  expect(reach(shoulder, place(40, 140, 0), 28, 31, down).joint.y).toBeLessThan(140);
  expect(reach(shoulder, place(40, 140, 0), 28, 31, place(0, 1, 0)).joint.y).toBeGreaterThan(140);
});
