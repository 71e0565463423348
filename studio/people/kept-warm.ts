import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawBlanketOnLegs, drawFoldedBlanket } from '../props/leg-blanket.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { minaInJacket } from './cast/dressed.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { blendedHand } from './moves.ts';
import { onBothKnees } from './on-the-carpet.ts';
import type { Hand } from './pose.ts';
import { withHands } from './poses.ts';
import { atButton, atHip, drawOnFloor, here, tryingPose } from './rosa-on-floor.ts';

// Rosa stays on the floor: she pushes her button, pulls a blanket over herself, and somebody comes.

export const wool = tone('#cf9440', 0.24);
export const blanketAt: Stand = { at: place(-70, 0, 122), turn: 20 };

/** Her finger pushes the button, and it lights. */
export function drawPushing(pen: Pen, view: Stage, { beat, idle }: Moment): void {
  const there = during(beat, 0.06, 0.34) * (1 - during(beat, 0.82, 1));
  const pressed = during(beat, 0.38, 0.46);
  const right = blendedHand(atHip, atButton, there);
  drawFoldedBlanket(pen, view, blanketAt, wool);
  drawOnFloor(
    pen,
    view,
    attending(feeling(idle('Rosa'), 'concern', 0.5), there),
    { pose: tryingPose('hip', 0, right), pressed: pressed * (0.75 + 0.25 * Math.sin(beat * 30)) },
    spotOn(here, 6, 30, 40),
  );
}

const edge: Hand = {
  to: spotOn(blanketAt, 11, 12, 2),
  shape: 'grip',
  elbow: { out: 0.9, up: -0.3, forward: -0.4 },
};

/** Her hand takes the blanket and draws it over her legs. */
export function drawCovering(pen: Pen, view: Stage, { beat, idle }: Moment): void {
  const reach = during(beat, 0.04, 0.26);
  const drawn = during(beat, 0.34, 0.8);
  const lap = spotOn(here, -12, 36, 30);
  const rests = during(beat, 0.84, 1);
  const from = edge.to as Place;
  const right: Hand =
    drawn === 0
      ? blendedHand({ ...atHip, to: spotOn(here, -17, 17, 1) }, edge, reach)
      : { ...edge, to: between(between(from, spotOn(here, -12, 44, 36), drawn), lap, rests) };
  const bends = reach * (1 - during(beat, 0.4, 0.6));
  const pose = tryingPose('hip', 0, right);
  if (drawn < 0.12) drawFoldedBlanket(pen, view, blanketAt, wool);
  drawOnFloor(
    pen,
    view,
    attending(feeling(idle('Rosa'), 'neutral', 0.5), 0.9),
    {
      pose: { ...pose, lean: pose.lean + 3 * bends, aside: pose.aside - 12 * bends },
      over: ({ skeleton }) => drawBlanketOnLegs(pen, view, skeleton, drawn, wool),
    },
    drawn > 0 ? spotOn(here, 0, 20, 60) : blanketAt.at,
  );
}

const minaHere: Stand = { at: place(66, 0, 130), turn: -64 };

/** Mina has come: on her knees she tucks the blanket in around Rosa's feet, and they wait. */
export function drawWaitingTogether(pen: Pen, view: Stage, { beat, idle }: Moment): void {
  // She tucks, and between she looks up at Rosa.
  const tucks = Math.sin(beat * 10) > -0.3;
  const push = Math.sin(beat * 30);
  drawOnFloor(
    pen,
    view,
    attending(feeling(idle('Rosa'), 'warm', 0.6), 0.9),
    {
      pose: tryingPose('hip', 0, {
        to: spotOn(here, -10, 36 + 0.6 * push, 32),
        shape: 'relaxed',
        elbow: { out: 1, up: -0.2, forward: -0.2 },
      }),
      over: ({ skeleton }) => drawBlanketOnLegs(pen, view, skeleton, 1, wool),
    },
    place(minaHere.at.x, 84, 150),
  );
  drawFloorShadow(pen, view, spotOn(minaHere, 0, 0, -24));
  const silent = feeling(attending(idle('Mina')), 'warm', 0.6);
  const hand = (side: 1 | -1): Hand => ({
    to: spotOn(minaHere, side * 11 + push * side, 21 + 3 * push * side, 25 + 2 * push),
    shape: 'flat',
    elbow: { out: 0.7, up: -0.8, forward: -0.3 },
  });
  figure(
    view,
    {
      person: minaInJacket,
      ...minaHere,
      pose: withHands({ ...onBothKnees(minaInJacket), lean: 40 + push }, { left: hand(1), right: hand(-1) }),
      regards: tucks ? place(40, 16, 124) : place(here.at.x, 76, 150),
    },
    handsBusy(silent),
  ).draw(pen);
}
