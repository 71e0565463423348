import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { place, type Stage, stage } from '../canvas/stage.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawPinnedFront, halfOut, type PinnedFront } from '../props/height-pins.ts';
import { drawWalker } from '../props/walker.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling } from './attending.ts';
import { mina } from './cast/mina.ts';
import { joon, therapist } from './cast/others.ts';
import { drawCloseHand } from './close-hand.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { stops, waiting, walkerThere } from './joon-clicking.ts';
import { through } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, withHands } from './poses.ts';
import { walkingOn } from './walk.ts';
import { posedWithWalker } from './with-walker.ts';

const wood = tone('#8a5f41', 0.26);
type Draw = (pen: Pen, view: Stage, moment: Moment) => void;

const chairAt: Stand = { at: place(stops.at.x, 0, 262), turn: 0 };

/** From the grips to the arms of the chair, and down onto it. */
function sitsDown(beat: number): Pose {
  const { pose } = posedWithWalker(stage(), joon, stops, waiting({ pin: 1, keys: null }).state);
  const onArm = (side: 1 | -1): Hand => ({
    to: spotOn(chairAt, side * 23, 69, 4),
    shape: 'flat',
    elbow: { out: 0.6, up: -0.3, forward: -1 },
  });
  const arms = { left: onArm(1), right: onArm(-1) };
  const sits = { ...sitting(joon, { seat: 45, lean: 2 }), feet: pose.feet };
  const bends: Pose = { ...pose, lean: 30, hips: { ...pose.hips, up: pose.hips.up - 22, forward: -18 } };
  return through(beat, [
    [0.42, pose],
    [0.62, withHands(bends, arms)],
    [0.9, withHands({ ...sits, lean: 12, hips: { ...sits.hips, forward: -30 } }, arms)],
    [1, withHands({ ...sits, hips: { ...sits.hips, forward: -30 } }, arms)],
  ]);
}

function drawOnChair(pen: Pen, view: Stage, moment: Moment, beat: number, front: PinnedFront) {
  drawWalker(pen, view, walkerThere, 'far');
  figure(
    view,
    { person: joon, ...stops, pose: sitsDown(beat), regards: place(-45, 30, 170) },
    attending(feeling(moment.idle('Joon'), 'warm', 0.4)),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, walkerThere, 'near') });
  drawPinnedFront(pen, view, walkerThere, front);
}

/** Mina slides a chair behind him, and he sits down. */
export const drawSits: Draw = (pen, view, moment) => {
  const { beat } = moment;
  const way = { from: place(74, 0, 272), to: place(-20, 0, 272), steps: 5 };
  const { at, pose: walks } = walkingOn(mina, way, during(beat, 0, 0.4));
  // The chair goes with her.
  const chair = { ...chairAt, at: place(at.x - 50, 0, chairAt.at.z) };
  const pose = withHands(walks, {
    left: { to: spotOn(chair, 23, 68, 4), shape: 'grip' },
    right: { to: spotOn(chair, 20, 90, -19), shape: 'grip' },
  });
  drawFloorShadow(pen, view, at);
  woodenChair(view, chair, wood, { arms: true }).behind(pen);
  figure(
    view,
    { person: mina, at, turn: -62, pose: { ...pose, lean: 10 }, regards: place(-70, 100, 230) },
    attending(feeling(moment.idle('Mina'), 'concern', 0.4)),
  ).draw(pen);
  drawFloorShadow(pen, view, stops.at);
  drawOnChair(pen, view, moment, beat, { pin: halfOut, keys: 0 });
};

/** A hand turns the leg until its pin comes all the way out. */
export const drawChecks: Draw = (pen, view, moment) => {
  const { beat } = moment;
  woodenChair(view, chairAt, wood, { arms: true }).behind(pen);
  const grip = during(beat, 0.02, 0.22) * (1 - during(beat, 0.8, 1));
  const turns = during(beat, 0.3, 0.6);
  const pin = beat > 0.6 ? 1 : halfOut + 0.4 * turns;
  drawOnChair(pen, view, moment, 1, { pin, keys: 0 });
  const leg = view.at(spotOn(walkerThere, 25.5, 52, 22));
  const wrist = { x: leg.x + 62 + 130 * (1 - grip) - 12 * turns, y: leg.y + 26 * (1 - grip) + 6 * turns };
  drawCloseHand(pen, {
    person: therapist,
    wrist,
    elbow: { x: wrist.x + 210, y: wrist.y + 26 },
    scale: 8,
    shape: 'grip',
    bend: -8 + 16 * turns,
  });
};
