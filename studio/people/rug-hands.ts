import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawRollingRug, drawRugRoll, drawTapedRug, onTape, rollOf } from '../props/rug-work.ts';
import type { OvalRug } from '../props/rugs.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, handsBusy } from './attending.ts';
import { mina } from './cast/mina.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { onBothKnees } from './on-the-carpet.ts';
import type { Hand, Pose } from './pose.ts';
import { withHands } from './poses.ts';
import { walkingOn } from './walk.ts';

/** On both knees, and a little off her heels: her hands reach ahead. */
const onHerKnees: Pose = { ...onBothKnees(mina), hips: { left: 0, up: 32, forward: -27 } };

/** Mina on her knees behind the roll: push by push it goes to the left, and she comes after it. */
export function drawRugRolledUp(pen: Pen, view: Stage, rug: OvalRug, { beat, idle }: Moment) {
  const pushes = [0, 1, 2].map((push) => during(beat, 0.03 + push * 0.32, 0.25 + push * 0.32));
  const follows = [0, 1, 2].map((push) => during(beat, 0.15 + push * 0.32, 0.36 + push * 0.32));
  const sum = (shares: number[]) => shares.reduce((all, one) => all + one, 0) / 3;
  const share = 0.16 + 0.6 * sum(pushes);
  const roll = rollOf(rug, share);
  const behind = rollOf(rug, 0.16 + 0.6 * sum(follows)).x;
  drawRollingRug(pen, view, rug, share);
  const at = place(behind + 31, 0, rug.z - 2);
  const ahead = behind - roll.x;
  const hand = (z: number): Hand => ({
    to: place(roll.x + roll.radius * 0.5, roll.radius * 1.9, rug.z + z),
    shape: 'flat',
    elbow: { out: 0.7, up: 0.2, forward: -0.3 },
  });
  const pose = withHands(
    { ...onHerKnees, lean: 50 + ahead * 0.55, hips: { ...onHerKnees.hips, forward: -27 + ahead * 0.3 } },
    { left: hand(-15), right: hand(11) },
  );
  drawFloorShadow(pen, view, place(at.x + 30, 0, at.z - 6), 34);
  figure(
    view,
    { person: mina, at, turn: -72, pose, regards: place(roll.x - 20, 0, rug.z) },
    handsBusy(attending(idle('Mina'))),
  ).draw(pen);
}

/** The roll under her near arm, her other hand before it: she carries it out. */
export function drawRugCarried(pen: Pen, view: Stage, rug: OvalRug, { beat, idle }: Moment) {
  const turn = 66;
  const way = { from: place(-6, 0, 196), to: place(216, 0, 186), steps: 8 };
  const { at, pose } = walkingOn(mina, way, beat, {
    left: { to: { left: -6, up: 84, forward: 34 }, shape: 'grip', elbow: { out: 0.6, up: -0.8, forward: 0 } },
    right: {
      to: { left: -24, up: 79, forward: 12 },
      shape: 'flat',
      elbow: { out: 0.9, up: -0.4, forward: -0.8 },
    },
  });
  const spot = (forward: number, up: number) => spotOn({ at, turn }, -15, up, forward);
  drawFloorShadow(pen, view, at);
  figure(
    view,
    { person: mina, at, turn, pose, regards: place(320, 120, 120) },
    handsBusy(attending(idle('Mina'))),
  ).draw(pen, { beforeArms: () => drawRugRoll(pen, view, spot(42, 88), spot(-30, 92), 10, rug) });
}

/** Mina on her knees beside the rug: her hands press the tape down along its edge, one before the other. */
export function drawTapePressed(pen: Pen, view: Stage, rug: OvalRug, { beat, idle }: Moment) {
  drawTapedRug(pen, view, rug);
  const gone = during(beat, 0.08, 0.9);
  const press = (lag: number) => 0.86 - 0.2 * gone + 0.03 * Math.sin(beat * 22 + lag) - lag * 0.014;
  const at = place(onTape(rug, 0.84 - 0.2 * gone).x + 15, 0, 188 - 8 * gone);
  const hand = (lag: number): Hand => {
    const { x, y, z } = onTape(rug, press(lag));
    return { to: place(x, y + 1, z), shape: 'flat', elbow: { out: 0.7, up: 0.1, forward: -0.2 } };
  };
  const pose = withHands({ ...onHerKnees, lean: 64 }, { left: hand(3.4), right: hand(0) });
  drawFloorShadow(pen, view, place(at.x + 30, 0, at.z - 4), 34);
  figure(
    view,
    { person: mina, at, turn: -66, pose, regards: onTape(rug, press(2)) },
    handsBusy(attending(idle('Mina'))),
  ).draw(pen);
}
