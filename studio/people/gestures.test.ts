import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Place } from '../canvas/stage.ts';
import { place, stage } from '../canvas/stage.ts';
import type { Gesture, Performance } from '../scenes/scene.ts';
import { mina } from './cast/mina.ts';
import * as others from './cast/others.ts';
import { presenter } from './cast/presenter.ts';
import { rosa } from './cast/rosa.ts';
import { walter } from './cast/walter.ts';
import { figure } from './figure.ts';
import type { Person } from './person.ts';
import { sitting, standing } from './poses.ts';

const view = stage({ eyeHeight: 150, horizon: 262, focal: 12_880, distance: 1400 });
const gesturing = (name: Gesture): Performance => ({
  mouth: { open: 0, wide: 0, press: 0, teeth: 0, tuck: 0, tongue: 0 },
  blink: 0,
  attention: 0,
  expression: { name: 'warm', amount: 1 },
  gesture: { name, amount: 1 },
  breath: 0,
  nod: 0,
  tilt: 0,
  brow: 0,
});

/** Centimeters in the picture from a place to the upper arm. */
function besideUpperArm(at: Place, shoulder: Place, elbow: Place): number {
  const [p, a, b] = [view.at(at), view.at(shoulder), view.at(elbow)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy) / view.scale(0);
}

const posed = (person: Person, turn: number, name: Gesture) =>
  figure(
    view,
    { person, at: place(0, 0, 0), turn, pose: standing(person), regards: place(turn * -5, 100, -20) },
    gesturing(name),
  ).skeleton;

test.each([presenter, walter, mina, rosa])(
  'an open hand of $name lies beside the upper arm, never before or behind it',
  (person) => {
    for (const turn of [14, -14]) {
      const near = turn > 0 ? 'right' : 'left';
      for (const name of ['present', 'beat'] as const) {
        const hands = Object.values(posed(person, turn, name).arms).filter(
          ({ hand }) => hand.shape === 'open',
        );
        expect([near, hands.length]).toEqual([near, 1]);
        for (const { palm, shoulder, elbow } of hands)
          expect(besideUpperArm(palm, shoulder, elbow)).toBeGreaterThan(8);
      }
      const { left, right } = posed(person, turn, 'both').arms;
      for (const { palm, shoulder, elbow } of [left, right])
        expect(besideUpperArm(palm, shoulder, elbow)).toBeGreaterThan(8);
      expect(Math.abs(left.palm.y - right.palm.y)).toBeLessThan(1);
    }
  },
);

const old = [rosa, walter, mina, others.joon, others.mrBell, others.resident, others.residentTwo];
const older = [...old, others.neighbor, others.friend, others.oldMan];
const young = [others.therapist, others.nurse, others.aide];

test('years show: lines in the face and a bent back, and no two bodies are alike', () => {
  for (const { look, build } of older) {
    expect(look.shape.age).toBeGreaterThanOrEqual(0.7);
    expect(build.stoop).toBeGreaterThanOrEqual(7);
  }
  for (const { look, build } of young) {
    expect(look.shape.age).toBeLessThan(0.3);
    expect(build.stoop).toBe(0);
  }
  const bodies = older.map(({ build }) => JSON.stringify(build));
  expect(new Set(bodies).size).toBe(bodies.length);
});

/** The color of the picture at a place, as #rrggbb. */
function colorAt(person: Person, spot: (legs: ReturnType<typeof posed>['legs']) => Place): string {
  const room = stage();
  const canvas = createCanvas(1280, 720);
  const pen = canvas.getContext('2d');
  const idle = { ...gesturing('clasp'), gesture: null };
  const drawn = figure(room, { person, at: place(0, 0, 120), turn: 20, pose: standing(person) }, idle);
  drawn.draw(pen);
  const { x, y } = room.at(spot(drawn.skeleton.legs));
  const [red = 0, green = 0, blue = 0] = pen.getImageData(Math.round(x), Math.round(y), 1, 1).data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

test('trousers end above the ankle, where the sock is seen', () => {
  const trousers = walter.outfit.legs.tone.main;
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const unlike = (color: string) =>
    channels(color).reduce((sum, value, at) => sum + Math.abs(value - (channels(trousers)[at] ?? 0)), 0);
  const knee = colorAt(walter, ({ left }) => left.knee);
  const ankle = colorAt(walter, ({ left }) => ({ ...left.ankle, y: left.ankle.y + 2.5 }));
  expect(unlike(knee)).toBeLessThan(unlike(ankle) / 2);
});

test('the belly of a stout person stands out when seated and when standing', () => {
  const { mrBell } = others;
  const lean = { ...mrBell, build: { ...mrBell.build, belly: 0 } };
  for (const pose of [standing, sitting]) {
    const waist = (person: Person) => {
      const idle = { ...gesturing('clasp'), gesture: null };
      const staging = { person, at: place(0, 0, 120), turn: 0, pose: pose(person) };
      const ring = figure(view, staging, idle).skeleton.rings[2];
      if (!ring) throw new Error('no waist');
      return ring.depth - ring.centre.z;
    };
    expect(waist(mrBell) - waist(lean)).toBeCloseTo(11);
  }
});
