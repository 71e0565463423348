import { writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { place, stage } from '../canvas/stage.ts';
import { speakers } from '../people/close-up.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { measuresOf } from '../people/measures.ts';
import type { Person } from '../people/person.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import type { Gesture, Performance, SpeakerName } from '../scenes/scene.ts';

type Waving = 'left' | 'right';

/** From left to right: where they stand, in centimeters, how they are turned, and what their hands do. */
const group: readonly {
  who: SpeakerName;
  x: number;
  turn: number;
  gesture: Gesture | null;
  waves?: Waving;
}[] = [
  { who: 'Rosa', x: -98, turn: 16, gesture: null, waves: 'right' },
  { who: 'Walter', x: -35, turn: 8, gesture: 'heart' },
  { who: 'Presenter', x: 35, turn: -6, gesture: null, waves: 'left' },
  { who: 'Mina', x: 97, turn: -16, gesture: 'clasp' },
];

const size = { width: 1130, height: 790 };

/** Paints the four people who speak, side by side on nothing: they stand on the porch at the end of the game. */
export function writeFourPeople(file: string): void {
  const canvas = createCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  // A long lens from the height of their eyes, so that nobody looks up or down.
  const view = stage({
    eyeHeight: 150,
    horizon: 145,
    focal: 4.05 * 1400,
    distance: 1400,
    centre: size.width / 2,
  });
  for (const { who, x, turn, gesture, waves } of group) {
    const person = speakers[who];
    const at = place(x, 0, 0);
    drawFloorShadow(pen, view, at);
    figure(view, { person, at, turn, pose: poseOf(person, waves) }, glad(gesture)).draw(pen);
  }
  writeFileSync(file, canvas.toBuffer('image/webp', 80));
}

/** A waving hand is beside the head, its elbow below it. */
function poseOf(person: Person, waves: Waving | undefined): Pose {
  const pose = standing(person);
  if (!waves) return pose;
  const { spine, shoulderHalf } = measuresOf(person.build);
  const side = waves === 'left' ? 1 : -1;
  const to = { left: side * (shoulderHalf + 12), up: pose.hips.up + spine * 0.86 + 16, forward: 16 };
  const hand: Hand = { to, shape: 'open', elbow: { out: 0.45, up: -0.9, forward: 0.1 }, bend: side * 12 };
  return withHands(pose, { [waves]: hand });
}

const glad = (gesture: Gesture | null): Performance => ({
  mouth: { open: 0.1, wide: 0.9, press: 0, teeth: 0.4, tuck: 0, tongue: 0 },
  blink: 0,
  attention: 0,
  expression: { name: 'warm', amount: 1 },
  gesture: gesture && { name: gesture, amount: 1 },
  breath: 0,
  nod: 0,
  tilt: 0,
  brow: 0.2,
});
