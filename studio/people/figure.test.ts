import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { place, stage } from '../canvas/stage.ts';
import type { Performance } from '../scenes/scene.ts';
import { mina } from './cast/mina.ts';
import { joon } from './cast/others.ts';
import { presenter } from './cast/presenter.ts';
import { rosa } from './cast/rosa.ts';
import { walter } from './cast/walter.ts';
import { figure } from './figure.ts';
import { onStairs, sitting, standing, walking, withHands } from './poses.ts';

const view = stage();
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
const people = [rosa, walter, mina, presenter, joon];

test('a hand lies on the rail it is given, in the room and in the picture', () => {
  const rail = place(24, 96, 92);
  const pose = withHands(standing(rosa), { left: { to: rail, shape: 'grip' } });
  const { skeleton } = figure(view, { person: rosa, at: place(0, 0, 100), turn: 20, pose }, still);
  const [hand, target] = [view.at(skeleton.arms.left.palm), view.at(rail)];
  expect(Math.hypot(hand.x - target.x, hand.y - target.y)).toBeLessThan(1);
});

test('a hand that cannot reach its target is refused by name', () => {
  const pose = withHands(standing(mina), { right: { to: place(200, 90, 100), shape: 'grip' } });
  expect(() => figure(view, { person: mina, at: place(0, 0, 100), turn: 0, pose }, still)).toThrow(
    /Mina's right hand is \d+ cm away from its place/,
  );
});

test('a shoulder goes up with the arm that is raised, and the other does not', () => {
  const shoulders = (up: number) => {
    const raised = {
      to: { left: 30, up, forward: 10 },
      shape: 'open' as const,
      elbow: { out: 1, up: 0, forward: 0 },
    };
    const pose = withHands(standing(rosa), { left: raised });
    const { arms } = figure(view, { person: rosa, at: place(0, 0, 100), turn: 0, pose }, still).skeleton;
    return { left: arms.left.shoulder.y, right: arms.right.shoulder.y };
  };
  const [hanging, raised] = [shoulders(84), shoulders(165)];
  expect(hanging.left).toBeCloseTo(hanging.right, 5);
  expect(raised.left - hanging.left).toBeGreaterThan(1.5);
  expect(raised.right).toBeCloseTo(hanging.right, 5);
});

test('nobody floats: whoever stands, walks or sits has both feet on the floor', () => {
  for (const person of people) {
    for (const pose of [standing(person), walking(person), sitting(person)]) {
      const { skeleton } = figure(view, { person, at: place(0, 0, 100), turn: 30, pose }, still);
      for (const { ankle, foot } of [skeleton.legs.left, skeleton.legs.right]) {
        // A lifted heel raises the ankle around the ball of the foot.
        expect(ankle.y).toBeLessThan(foot.heel > 0 ? 18 : 13);
        expect(ankle.y).toBeGreaterThan(5);
      }
    }
  }
});

test('on stairs one foot is a step lower', () => {
  const { skeleton } = figure(
    view,
    { person: mina, at: place(0, 51, 100), turn: -60, pose: onStairs(mina) },
    still,
  );
  const { left, right } = skeleton.legs;
  expect(right.ankle.y - left.ankle.y).toBeCloseTo(17, 0);
});

test('an adult is about six and a half heads high, which keeps a face readable on a phone', () => {
  for (const person of people) {
    const { skeleton } = figure(
      view,
      { person, at: place(0, 0, 100), turn: 0, pose: standing(person) },
      still,
    );
    const head = 24 * skeleton.measures.headSize;
    const heads = (skeleton.head.y + head / 2) / head;
    expect(heads).toBeGreaterThan(5.7);
    expect(heads).toBeLessThan(6.9);
  }
});

test('the same person in the same pose gives the same bytes', () => {
  const drawn = () => {
    const canvas = createCanvas(640, 360);
    figure(view, { person: walter, at: place(-90, 0, 260), turn: 25, pose: sitting(walter) }, still).draw(
      canvas.getContext('2d'),
    );
    return canvas.data();
  };
  expect(Buffer.compare(drawn(), drawn())).toBe(0);
});
