import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { place, stage } from '../../canvas/stage.ts';
import type { Performance } from '../../scenes/scene.ts';
import { rosaInSunHat } from '../cast/dressed.ts';
import { mina } from '../cast/mina.ts';
import { rosa } from '../cast/rosa.ts';
import { walter } from '../cast/walter.ts';
import { figure } from '../figure.ts';
import { drawFloorShadow } from '../floor-shadow.ts';
import { drawHairBehind } from '../head/hair.ts';
import type { Person } from '../person.ts';
import { sitting, standing, withHands } from '../poses.ts';
import { torsoOf } from '../torso.ts';
import { drawFoot, drawFootShadow } from './foot.ts';

const view = stage();
const at = place(0, 0, 120);
const still: Performance = {
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
const drawn = (draw: (pen: ReturnType<Canvas['getContext']>) => void) => {
  const canvas = createCanvas(1280, 720);
  const pen = canvas.getContext('2d');
  draw(pen);
  return pen;
};
const opacities = (pen: ReturnType<Canvas['getContext']>, y: number) => {
  const { data } = pen.getImageData(0, y, 1280, 1);
  return Array.from({ length: 1280 }, (_, x) => data[x * 4 + 3] ?? 0);
};
/** Size in centimeters of all that is opaque. */
function sizeOf(pen: ReturnType<Canvas['getContext']>) {
  const { data } = pen.getImageData(0, 0, 1280, 720);
  const spots = Array.from({ length: 1280 * 720 }, (_, spot) => spot).filter(
    (spot) => (data[spot * 4 + 3] ?? 0) > 128,
  );
  const [xs, ys] = [spots.map((spot) => spot % 1280), spots.map((spot) => Math.floor(spot / 1280))];
  const span = (values: number[]) =>
    (values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 9999)) /
    view.scale(at.z);
  return { spots: spots.length, width: span(xs), height: span(ys) };
}
const posed = (person: Person, pose = standing(person), turn = 0) =>
  figure(view, { person, at, turn, pose }, still);

test('the shadow of a person on the floor fades out without an edge', () => {
  const pen = drawn((on) => drawFloorShadow(on, view, at));
  const middle = view.at(at);
  const row = opacities(pen, Math.round(middle.y));
  expect(row[Math.round(middle.x)]).toBeGreaterThan(40);
  const steps = row.slice(1).map((value, x) => Math.abs(value - (row[x] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(6);
});

test('a foot that stands darkens the floor, and one in the air does not', () => {
  const shadows = (dangling: boolean) => {
    const { left } = posed(walter, sitting(walter, { seat: 62, dangling })).skeleton.legs;
    const { data } = drawn((pen) => drawFootShadow(pen, view, left, 1)).getImageData(0, 0, 1280, 720);
    return data.some((value) => value > 0);
  };
  expect(shadows(true)).toBe(false);
  const { left } = posed(walter).skeleton.legs;
  const { data } = drawn((pen) => drawFootShadow(pen, view, left, 1)).getImageData(0, 0, 1280, 720);
  expect(data.some((value) => value > 0)).toBe(true);
});

test('a foot seen from the front stands flat: broad at the toes, and not much higher than broad', () => {
  const { left } = posed(rosa).skeleton.legs;
  const { width, height } = sizeOf(drawn((pen) => drawFoot(pen, view, left, rosa.outfit.shoes, 1)));
  expect(width).toBeGreaterThan(8);
  expect(height / width).toBeLessThan(1.75);
});

test('the hem of what a seated person wears lies on the lap', () => {
  const person = posed(walter, withHands(sitting(walter), standing(walter).hands));
  const pen = drawn((on) => person.draw(on));
  const [hem] = person.skeleton.rings;
  if (!hem) throw new Error('no hem');
  const { x, y } = view.at(hem.centre);
  const [red = 0, , blue = 0] = pen.getImageData(Math.round(x), Math.round(y - 4), 1, 1).data;
  // The pullover is blue, the trousers are brown.
  expect(blue).toBeGreaterThan(red);
});

test('a belt goes all around the half of a turned body that is seen', () => {
  for (const turn of [-60, -20, 20, 60]) {
    const torso = torsoOf(view, posed(mina, standing(mina), turn).skeleton);
    const whole = sizeOf(drawn((pen) => pen.fill(torso.outline(0, 0.3, 0.4)))).width;
    const belt = sizeOf(drawn((pen) => pen.fill(torso.band(0.34, 0.36)))).width;
    expect(belt / whole).toBeGreaterThan(0.8);
  }
});

test('a bun is inside the hat that is put on', () => {
  const bun = (person: Person) =>
    sizeOf(drawn((pen) => drawHairBehind(pen, view, posed(person).head.head, person.look))).spots;
  expect(bun(rosa)).toBeGreaterThan(0);
  expect(bun(rosaInSunHat)).toBe(0);
});
