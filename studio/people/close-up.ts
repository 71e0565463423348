import type { Pen, Point } from '../canvas/pen.ts';
import { place, stage } from '../canvas/stage.ts';
import type { Performance, SpeakerName } from '../scenes/scene.ts';
import { mina } from './cast/mina.ts';
import { presenter } from './cast/presenter.ts';
import { rosa } from './cast/rosa.ts';
import { walter } from './cast/walter.ts';
import { figure } from './figure.ts';
import { measuresOf } from './measures.ts';
import type { Person } from './person.ts';
import type { Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

export const speakers: Record<SpeakerName, Person> = {
  Rosa: rosa,
  Walter: walter,
  Mina: mina,
  Presenter: presenter,
};

// A long lens: faces keep their proportions, as in a portrait.
const far = 1400;
const perCentimetre = 8.7;
const eyeLine = 248;
// A hand that points lower would leave the frame.
const lowest = 470;

/** Hands folded before the waist: arms that hang would end at the edge of the picture. */
function folded(person: Person): Pose {
  const pose = standing(person);
  const { spine, hip } = measuresOf(person.build);
  const up = hip + spine * 0.86 - 22.5;
  const elbow = { out: 0.6, up: -0.8, forward: -0.4 };
  return withHands(pose, {
    left: { to: { left: -1, up: up + 1, forward: 19 }, shape: 'grip', elbow },
    right: { to: { left: 2.5, up, forward: 21 }, shape: 'flat', elbow },
  });
}

/**
 * A speaker, head to waist, in the 1280 x 720 frame.
 * @param side of the picture the speaker stands on
 * @param target in frame pixels: what the speaker looks and points at when attention or gesture say so
 */
export function drawCloseUp(
  pen: Pen,
  name: SpeakerName,
  performance: Performance,
  side: 'left' | 'right',
  target: Point,
): void {
  const person = speakers[name];
  const { hip, spine, neck } = measuresOf(person.build);
  const eyes = hip + spine + neck;
  const centre = side === 'left' ? 400 : 880;
  const view = stage({
    eyeHeight: eyes,
    horizon: eyeLine,
    focal: perCentimetre * far,
    distance: far,
    centre,
  });
  const regards = place(
    (target.x - centre) / perCentimetre,
    eyes + (eyeLine - Math.min(target.y, lowest)) / perCentimetre,
    -20,
  );
  const turn = side === 'left' ? 14 : -14;
  figure(view, { person, at: place(0, 0, 0), turn, pose: folded(person), regards }, performance).draw(pen);
}
