import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { drawCane } from '../props/aids.ts';
import { drawSpectacles } from '../props/spectacles.ts';
import { drawGlassesOnCord, drawOpenCase } from '../props/table-glasses.ts';
import type { SeenPair } from '../props/through-lens.ts';
import { besideRail, besideSteps } from '../rooms/front-yard.ts';
import { frontHallBack } from '../rooms/halls/front-hall.ts';
import { onRail } from '../rooms/stair-rails.ts';
import { during, swinging } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { dressed, rosaInCoat } from './cast/dressed.ts';
import { coat } from './clothes/coats.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { type GoingUp, goingUp } from './going-up.ts';
import { through } from './moves.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

export const table = { at: place(30, 0, 178), width: 120, depth: 56, height: 80 };
const progressive = { at: place(53, table.height, 194), turn: 16 };
const distance = { at: place(108, table.height, 196), turn: -8 };
/** Where she puts the progressives down. */
const putDown = { at: place(136, table.height, 190), turn: -12 };
export const rosaAt = { at: place(170, 0, 170), turn: -34 };
export const newPair: SeenPair = {
  color: '#2f3a42',
  words: { en: 'Progressive', es: 'Progresivos' },
  progressive: true,
};
export const plainPair: SeenPair = {
  color: '#9a2f4b',
  words: { en: 'Distance', es: 'Para lejos' },
  progressive: false,
};

/** Her coat ends at the hip: its hem hangs straight. */
const inCoat = dressed(rosaInCoat, {
  garments: [coat(tone('#c9973f', 0.24), tone('#b8434a', 0.22), { to: 0, buttons: '#7a5523' })],
});
const { glasses: _, ...bareFace } = inCoat.look;
export type Worn = 'progressive' | 'distance' | 'none';
const rosaWith = (worn: Worn) => ({
  ...inCoat,
  look:
    worn === 'none' ? bareFace : { ...bareFace, glasses: (worn === 'distance' ? plainPair : newPair).color },
});

/** What lies on the table. */
type OnTable = { progressive: 'tagged' | 'put down' | 'gone'; distance: boolean };

export function drawGlasses(pen: Pen, view: Stage, lying: OnTable) {
  const stand = lying.progressive === 'put down' ? putDown : progressive;
  const edge = place(stand.at.x + 2, table.height, table.at.z - 0.4);
  drawOpenCase(pen, view, distance, worded(plainPair.words), { full: lying.distance });
  if (lying.progressive !== 'gone') drawGlassesOnCord(pen, view, stand, edge, worded(newPair.words));
}

const onTable = (x: number, y = table.height + 1, z = 187): Hand => ({
  to: place(x, y, z),
  shape: 'flat',
  bend: 24,
});
const resting = onTable(137);

/** Her weight is on the leg beside the cane. */
function atTable(right: Hand, lean = 0, aside = 0): Pose {
  const still = standing(inCoat, { apart: 8, lean });
  return withHands(
    { ...still, hips: { ...still.hips, left: 2.5 - aside * 0.3 }, aside: -2.5 - aside },
    {
      left: {
        to: place(rosaAt.at.x + 25, 84, rosaAt.at.z - 14),
        shape: 'grip',
        elbow: { out: 0.25, up: -0.5, forward: -1 },
      },
      right,
    },
  );
}

/** What she does at the table: her pose, the glasses on her face, those in her hand, and those that lie there. */
export type AtTable = { pose: Pose; worn: Worn; held?: SeenPair; regards: Place; lying: OnTable };

export function drawRosa(pen: Pen, view: Stage, moment: Moment, { pose, worn, held, regards }: AtTable) {
  const grip = place(rosaAt.at.x + 25, 84, rosaAt.at.z - 14);
  const silent = feeling(moment.idle('Rosa'), worn === 'distance' ? 'warm' : 'doubt');
  const rosa = figure(
    view,
    { person: rosaWith(worn), ...rosaAt, pose, regards },
    attending(handsBusy(moment.speaker ?? silent), worn === 'distance' ? 0.7 : 1),
  );
  const { palm } = rosa.skeleton.arms.right;
  rosa.draw(pen, {
    left: () => drawCane(pen, view, place(grip.x + 2, 0, grip.z - 4), grip, { x: -0.7, y: 0, z: -0.5 }),
    ...(held
      ? {
          right: () =>
            drawSpectacles(pen, view.at(place(palm.x - 5, palm.y + 3, palm.z)), view.scale(palm.z), {
              color: held.color,
            }),
        }
      : {}),
  });
}

/** While she speaks, her hand goes to the case and back, and she looks out at the steps and down at her glasses. */
export function choosing(beat: number): AtTable {
  const reach = { ...onTable(129, table.height + 3, 184), shape: 'open' } as const;
  const up: Hand = { ...onTable(132, table.height + 14, 180), shape: 'open' };
  const weight = 2 * Math.sin(Math.PI * 2 * beat);
  return {
    pose: through(beat, [
      [0, atTable(resting)],
      [0.1, atTable(up, 2, 1)],
      [0.22, atTable(reach, 5, 4)],
      [0.32, atTable(reach, 6, 3 + weight)],
      [0.42, atTable(up, 2, 1)],
      [0.52, atTable(resting)],
    ]),
    worn: 'none',
    regards: beat > 0.04 && beat < 0.16 ? place(-10, 40, frontHallBack + 230) : place(84, 84, 190),
    lying: { progressive: 'tagged', distance: true },
  };
}

/** She takes the new pair off and puts it on the table, takes the other one from its case, and puts it on. */
export function swapping(beat: number): AtTable {
  const face: Hand = {
    to: { left: -9, up: 141, forward: 19 },
    shape: 'hold',
    elbow: { out: 1, up: -0.6, forward: 0 },
  };
  const down: Hand = { ...onTable(137, table.height + 7, 184), shape: 'hold' };
  const inCase: Hand = { ...onTable(122, table.height + 10, 184), shape: 'hold' };
  const half: Hand = { ...face, to: { left: -16, up: 112, forward: 26 } };
  const isOff = beat > 0.17;
  const isDown = beat > 0.4;
  const isTaken = beat > 0.56;
  const isOn = beat > 0.8;
  const lying: OnTable = { progressive: isDown ? 'put down' : 'gone', distance: !isTaken };
  return {
    pose: through(beat, [
      [0, atTable(resting)],
      [0.14, atTable(face)],
      [0.2, atTable(face)],
      [0.28, atTable(half, 2)],
      [0.38, atTable(down, 4, 2)],
      [0.43, atTable(down, 4, 2)],
      [0.54, atTable(inCase, 6, 4)],
      [0.59, atTable(inCase, 6, 4)],
      [0.68, atTable(half, 2)],
      [0.78, atTable(face)],
      [0.84, atTable(face)],
      [0.96, atTable(onTable(140, table.height + 1, 184))],
    ]),
    worn: isOn ? 'distance' : isOff ? 'none' : 'progressive',
    ...(isOff && !isDown ? { held: newPair } : {}),
    ...(isTaken && !isOn ? { held: plainPair } : {}),
    regards: isOn ? place(-10, 60, frontHallBack + 230) : place(120, 84, 190),
    lying,
  };
}

export const atFoot = stage({
  eyeHeight: 132,
  horizon: 225,
  focal: 2050,
  distance: 430,
  eyeX: -90,
  centre: 330,
});
const onPath = { at: place(besideSteps.at.x - 19, 0, besideSteps.at.z + 53), turn: 66 };

/** At the steps, her hand on the rail and her cane in the other one. */
export function drawAtSteps(pen: Pen, moment: Moment, worn: Worn, doing: GoingUp & { hand: number }) {
  const posed = goingUp(inCoat, onPath.turn, doing, {
    to: onRail(besideRail, doing.hand),
    shape: 'grip',
    elbow: { out: 0.5, up: -1, forward: -0.3 },
  });
  const still = standing(inCoat);
  const lifted = Math.max(0, posed.hips.up - still.hips.up);
  const grip: OwnSpot = {
    left: posed.hips.left - 26,
    up: 82 + lifted,
    forward: posed.hips.forward + 20,
  };
  const handle = spotOn(onPath, grip.left, grip.up, grip.forward);
  const pose = withHands(posed, {
    right: { to: grip, shape: 'grip', elbow: { out: 0.3, up: -0.6, forward: -1 } },
  });
  const busy = handsBusy(attending(moment.idle('Rosa')));
  drawFloorShadow(pen, atFoot, spotOn(onPath, posed.hips.left, lifted, posed.hips.forward));
  figure(
    atFoot,
    { person: rosaWith(worn), ...onPath, pose, regards: place(70, 40, besideSteps.at.z) },
    worn === 'distance' ? feeling(busy, 'warm') : feeling(busy, 'concern', doing.weight ?? 0),
  ).draw(pen, {
    right: () => drawCane(pen, atFoot, { ...handle, y: lifted }, handle, { x: 0.8, y: 0, z: -0.3 }),
  });
}

/** Her toe catches on the edge that she did not see, and her hand holds her on the rail. */
export const catching = (beat: number): GoingUp & { hand: number } => {
  const caught = during(beat, 0.3, 0.38);
  const back = during(beat, 0.62, 0.92);
  return {
    up: 0.37 * during(beat, 0.08, 0.34) * (1 - back),
    hand: 0.46 + 0.1 * during(beat, 0.06, 0.3) * (1 - back),
    lean: 4 + 15 * caught * (1 - 0.9 * during(beat, 0.52, 0.8)) + 2 * swinging(during(beat, 0.36, 0.6), 2),
    weight: caught * (1 - during(beat, 0.6, 0.9)),
  };
};

export const climbing = (beat: number): GoingUp & { hand: number } => ({
  up: 2 * during(beat, 0.1, 0.86),
  hand: 0.46 + 0.38 * during(beat, 0.08, 0.82),
  lean: 4,
});
