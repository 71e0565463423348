import { expect, test } from 'vitest';
import { spotOn } from './solid-turned.ts';
import { length, minus } from './space.ts';
import { place, stage } from './stage.ts';
import { tippedOn } from './tipped.ts';

const view = stage();
const stand = { at: place(20, 0, 140), turn: 30 };
const { spot, view: tipped } = tippedOn(view, stand, 26, 8);

test('a tipped thing stays on the floor on its right and is lifted on its left', () => {
  expect(spot(spotOn(stand, -26, 0, 10)).y).toBeCloseTo(0);
  expect(spot(spotOn(stand, 26, 0, 10)).y).toBeCloseTo(52 * Math.sin((8 * Math.PI) / 180));
});

test('a tipped thing keeps its size, and is seen where its places are', () => {
  const [low, high] = [spotOn(stand, 26, 0, 22), spotOn(stand, -26, 87, -16)];
  expect(length(minus(spot(high), spot(low)))).toBeCloseTo(length(minus(high, low)));
  expect(tipped.at(high)).toEqual(view.at(spot(high)));
});
