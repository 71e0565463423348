import { mix, tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { dressed } from '../people/cast/dressed.ts';
import { nurse, oldMan, resident, residentTwo, therapist } from '../people/cast/others.ts';
import { coat } from '../people/clothes/coats.ts';
import { pullover } from '../people/clothes/knits.ts';
import type { Person } from '../people/person.ts';
import type { Pose } from '../people/pose.ts';
import { drawCane } from './aids.ts';

const knit = (color: string) =>
  pullover(tone(color, 0.22), tone('#f4ead6', 0.14), mix(color, '#2a1a2e', 0.2));
/** A man of fifty, younger than the others. */
const visitor: Person = {
  ...dressed(
    nurse,
    { garments: [knit('#8c3f45')], legs: { tone: tone('#3f4d63') } },
    { hair: { style: 'side-parted', tone: tone('#3b2f2c', 0.3), light: '#6b5850' } },
  ),
  name: 'Visitor',
};
export const manWithCane: Person = dressed(
  oldMan,
  { garments: [coat(tone('#4a5a78', 0.24), tone('#e8dcc4', 0.14))], legs: { tone: tone('#7d6a52') } },
  { hat: { kind: 'cap', tone: tone('#8a6f4e', 0.24) } },
);
const shopper: Person = dressed(resident, {
  garments: [coat(tone('#c9788c', 0.22), tone('#fff8ea', 0.13), { to: 0.9 })],
});
const talker: Person = dressed(therapist, {
  garments: [knit('#3f8a86')],
  legs: { tone: tone('#4c6a8a') },
  shoes: { kind: 'low', tone: tone('#e8e4dc', 0.2), sole: '#cfc9be' },
});
const caneHigh = 82;
const folded = (up: number): Partial<Pose['hands']> => ({
  left: { to: { left: 3, up: up + 14, forward: 21 }, shape: 'flat' },
  right: { to: { left: -3, up: up + 11, forward: 20 }, shape: 'flat' },
});
type Waiting = {
  person: Person;
  x: number;
  turn: number;
  /** How far the hips are over the own left leg, in centimeters. */
  rests: number;
  hands: (up: number) => Partial<Pose['hands']>;
  /** Where the one is to whom this one talks; the others look to the counter. */
  to?: number;
};

/** Different heights, hair, hats, clothes and ways to wait: a line of people, not one person five times. */
export const lunchLine: readonly Waiting[] = [
  {
    person: residentTwo,
    x: 214,
    turn: 58,
    rests: 2,
    hands: () => ({
      right: { to: { left: -13, up: 96, forward: 27 }, shape: 'flat' },
      left: { to: { left: 13, up: 96, forward: 27 }, shape: 'flat' },
    }),
  },
  {
    person: manWithCane,
    x: 160,
    turn: 44,
    rests: -2,
    hands: () => ({ right: { to: { left: -17, up: caneHigh, forward: 17 }, shape: 'grip' } }),
  },
  {
    person: visitor,
    x: 106,
    turn: 40,
    rests: 2.5,
    hands: (up) => ({
      // One hand holds the other before him.
      left: { to: { left: 2, up: up - 6, forward: 20 }, shape: 'relaxed' },
      right: { to: { left: -3, up: up - 5, forward: 22 }, shape: 'relaxed' },
    }),
  },
  { person: shopper, x: 52, turn: -42, rests: 2, hands: folded, to: 5 },
  {
    person: talker,
    x: 5,
    turn: 52,
    rests: -2,
    to: 52,
    hands: (up) => ({ right: { to: { left: -5, up: up + 25, forward: 21 }, shape: 'relaxed' } }),
  },
];

/** The cane in the right hand of the man who waits with one. */
export function drawWaitingCane(pen: Pen, view: Stage, stand: Stand) {
  const tip = spotOn(stand, -19, 0, 21);
  drawCane(
    pen,
    view,
    tip,
    spotOn(stand, -17, caneHigh, 17),
    spotOn({ ...stand, at: place(0, 0, 0) }, 0, 0, 1),
  );
}
