import type { Pen } from '../canvas/pen.ts';
import { facesOf } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { type GoingUp, goingUp } from '../people/going-up.ts';
import { drawScrewDriving, outAt, type ScrewDriving } from '../people/screw-driving.ts';
import { drawBrokenPlaster, drawDust, drawFilledPlaster } from '../props/close-views.ts';
import { drawCrumbs } from '../props/plaster-crumbs.ts';
import { drawStairBracket } from '../props/stair-bracket.ts';
import { drawWindow } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { type SideFlight, sideRail, sideTread } from '../rooms/side/side-flight.ts';
import { drawSideFlight, drawSideLanding } from '../rooms/side-stairs.ts';
import { drawRailShadow, drawStairRail, onRail } from '../rooms/stair-rails.ts';
import { drawShell, drawSunPatch } from '../rooms/surfaces.ts';
import { during, swinging } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const back = 276;
const flight: SideFlight = { at: place(-46, 0, back - 95), steps: 7 };
const rail = sideRail(flight, 'wall');
const rosaAt = place(-70, 0, back - 42);
const turn = 62;
/** Where her hand is on the rail before she goes up. */
const atGrip = 0.17;
/** Drawn twice as large, so that its screws are seen from the foot of the stairs. */
const bracketSize = 2;
/** Where the two brackets are. */
const [lowAt, highAt] = [0.48, 0.92];
const lowBracket = bracketAt(lowAt);
/** Centimeters that the lower screw sticks out. */
const outBy = 6;

function bracketAt(share: number, on = rail) {
  const over = onRail(on, share);
  return place(over.x - 4 * bracketSize, over.y - 2 - 13 * bracketSize, back);
}

/** The rail when its lower end is pushed down or drawn up: its upper bracket holds. @param up centimeters */
function moved(up: number): [Place, Place] {
  const [low, high] = rail;
  return [place(low.x, low.y + up, low.z), high];
}

/** What holds the rail: a bracket with a loose screw, one that sits tight, tight after a repair, or none (behind a claim). */
type Holding = 'loose' | 'firm' | 'mended' | 'unseen';

function drawStairs(pen: Pen, view: Stage, holding: Holding) {
  drawShell(pen, view, { back, wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards });
  drawWindow(pen, view, {
    x: -214,
    sill: 92,
    z: back,
    width: 92,
    height: 104,
    sky: 'garden',
    curtains: rosaHome.curtain,
  });
  drawSunPatch(pen, view, -236, 90, back, 150);
  const wood = { ...facesOf(rosaHome.wood), top: '#b9814f', front: '#f1e4cb', side: '#ead9bb' };
  drawSideLanding(pen, view, flight, 300, { ...wood, trim: rosaHome.trim });
  drawSideFlight(pen, view, flight, wood);
  const scar = [pen, view.at(lowBracket), view.scale(lowBracket.z) * bracketSize] as const;
  if (holding === 'loose') {
    drawBrokenPlaster(...scar);
    const step = dustStep();
    drawDust(pen, view.at(step), view.scale(step.z) * 1.1);
  }
  if (holding === 'mended') drawFilledPlaster(...scar);
}

/** Where the plaster falls: on the step below the bracket. */
function dustStep() {
  const { x } = lowBracket;
  const { y, z } = sideTread(flight, Math.floor((x - flight.at.x) / 27), 0.62);
  return place(x, y, z);
}

/** @param out centimeters that the lower screw of the lower bracket sticks out */
function drawRail(pen: Pen, view: Stage, on: [Place, Place], holding: Holding, out: number) {
  drawRailShadow(pen, view, on, { wall: back, radius: 3.2 });
  for (const share of holding === 'unseen' ? [highAt] : [lowAt, highAt]) {
    const at = bracketAt(share, on);
    drawStairBracket(pen, view.at(at), view.scale(at.z) * bracketSize, share === lowAt ? out : 0);
  }
  drawStairRail(pen, view, on, { radius: 3.2, levelEnds: 30 });
}

/** What Rosa does at an instant. */
type Doing = GoingUp & {
  /** Where her hand is on the rail, and how many centimeters the rail has gone up with it. */
  hand: number;
  rail: number;
  /** Where her face is: 0 up the stairs, 1 to what her hand holds. */
  looks?: number;
};

const upstairs = place(150, 200, back);

function drawRosa(pen: Pen, view: Stage, moment: Moment, doing: Doing, holding: Holding) {
  const on = moved(doing.rail);
  drawRail(pen, view, on, holding, holding === 'loose' ? outBy - doing.rail * 0.25 : 0);
  const grip = onRail(on, doing.hand);
  const pose = goingUp(rosa, turn, doing, {
    to: grip,
    shape: 'grip',
    elbow: { out: 0.5, up: -1, forward: -0.3 },
    // The rail is on the side of her that is turned away.
    behind: true,
  });
  const looks = doing.looks ?? 0;
  const regards = place(
    upstairs.x + (grip.x + 30 - upstairs.x) * looks,
    upstairs.y + (grip.y + 20 - upstairs.y) * looks,
    upstairs.z,
  );
  drawFloorShadow(pen, view, rosaAt);
  const busy = handsBusy(moment.speaker ?? moment.idle('Rosa'));
  const face = looks > 0 ? attending(feeling(busy, 'concern', 0.7 * looks), looks) : busy;
  figure(view, { person: rosa, at: rosaAt, turn, pose, regards }, face).draw(pen);
}

/** Clip 1: a foot goes up to the first step; then her hand pushes at the rail twice, and slides on. */
const aboutToGo =
  (gives: boolean) =>
  (beat: number): Doing => {
    const up = 0.98 * during(beat, 0.06, 0.4);
    const push = swinging(during(beat, 0.42, 0.9), 2);
    return {
      up,
      hand: atGrip + 0.09 * during(beat, 0.08, 0.36) + 0.012 * Math.sin(Math.PI * 3 * during(beat, 0.4, 1)),
      rail: gives ? 5 * push : 0,
      lean: 3 + 3 * during(beat, 0.3, 0.44) - 1.5 * push,
      weight: 0.5 * Math.max(0, -push),
    };
  };

/** The near miss: her weight is on the rail, it drops, and she steps back to the floor. */
const gaveWay = (beat: number): Doing => {
  const dropped = during(beat, 0.28, 0.36);
  const back = during(beat, 0.52, 0.92);
  return {
    up: 0.98 * (1 - back),
    hand: atGrip + 0.09 * (1 - back),
    rail: -7.5 * dropped + 5 * during(beat, 0.5, 0.7) + 1.4 * swinging(during(beat, 0.36, 0.6), 2),
    lean: 6 + 6 * during(beat, 0.05, 0.34) - 10 * during(beat, 0.46, 0.8),
    weight: during(beat, 0, 0.3) + 0.6 * dropped - 1.6 * during(beat, 0.42, 0.7),
    looks: during(beat, 0.34, 0.5),
  };
};

/** Her hand shakes a rail that holds. */
const shakes = (beat: number): Doing => {
  const push = swinging(beat, 3);
  return {
    up: 0,
    hand: atGrip,
    rail: 0,
    lean: 4 + 5 * push,
    weight: 0.5 * during(beat, 0, 0.1) * (1 + push),
  };
};

/** She goes up to the first step, her hand sliding along the rail. */
const climbs = (beat: number): Doing => ({
  up: 2 * during(beat, 0.04, 0.8),
  hand: atGrip + 0.2 * during(beat, 0.04, 0.78),
  rail: 0,
  lean: 4,
});

const shakesAndClimbs = (beat: number): Doing =>
  beat < 0.36 ? shakes(beat / 0.36) : climbs((beat - 0.36) / 0.64);

const driving: ScrewDriving = {
  person: mina,
  at: place(-68, 0, back - 34),
  turn: 42,
  bracket: lowBracket,
  size: bracketSize,
  outBy,
};

const detailOf = (view: Stage) =>
  boxOf(view, [
    place(lowBracket.x - 32, lowBracket.y + 42, lowBracket.z),
    place(lowBracket.x + 26, lowBracket.y - 36, lowBracket.z),
  ]);

const atFoot = stage({ eyeHeight: 150, horizon: 124, focal: 2600, eyeX: -150, centre: 190 });
const atStairs = framed(560, 350, 1000);
/** Her head is in it when she is a step up, too. */
const upTheStairs = framed(600, 315, 1040);
const sheAndBracket = framed(590, 250, 700);
const onBracket = framed(650, 210, 430);

function pictureFrom(holding: Holding, doing: (beat: number) => Doing): Picture {
  return {
    keyObject: detailOf(atFoot),
    drawBackground: (pen) => drawStairs(pen, atFoot, holding),
    drawAction: (pen, moment) => drawRosa(pen, atFoot, moment, doing(moment.beat), holding),
  };
}

const stateWith = (holding: Holding) => {
  const picture = pictureFrom(holding, aboutToGo(holding === 'loose'));
  return {
    picture,
    shots: [
      { from: 0, camera: atStairs, easeSeconds: 0 },
      { from: 0.42, camera: onBracket, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, camera: sheAndBracket, easeSeconds: 0 },
      { from: 0.3, camera: onBracket, easeSeconds: 1.2 },
    ],
    look: { picture, camera: onBracket },
  };
};

const mends: Act = {
  moves: 'Mina drives a longer screw into the bracket',
  picture: {
    keyObject: detailOf(atFoot),
    drawBackground: (pen) => drawStairs(pen, atFoot, 'mended'),
    drawAction: (pen, { beat, idle }) => {
      drawRail(pen, atFoot, rail, 'mended', outAt(driving, beat));
      drawScrewDriving(pen, atFoot, driving, idle('Mina'), beat);
    },
  },
  camera: framed(590, 232, 570),
  seconds: 6,
};

const droppingRail = pictureFrom('loose', gaveWay);

/** Exercise 16, Up to Bed. */
export const film: ExerciseFilm = {
  exerciseId: 16,
  owner: 'Rosa',
  states: { scene: stateWith('loose'), safe: stateWith('firm') },
  beat: {
    id: 'climbs',
    seconds: 6,
    moves: 'Rosa puts a foot on the first step, and her hand pushes the rail',
  },
  claim: {
    picture: pictureFrom('unseen', () => ({ up: 0, hand: atGrip, rail: 0 })),
    camera: framed(700, 300, 960),
    side: 'right',
  },
  reasons: {
    scene: [
      {
        moves: 'Rosa leans on the rail, it drops, dust trickles, and she steps back to the floor',
        picture: {
          ...droppingRail,
          drawAction: (pen, moment) => {
            droppingRail.drawAction(pen, moment);
            drawCrumbs(pen, atFoot, lowBracket, dustStep(), during(moment.beat, 0.28, 0.8));
          },
        },
        camera: framed(580, 330, 900),
        seconds: 3.6,
      },
      mends,
      {
        moves: 'Rosa shakes the rail, it holds, and she goes up the first step',
        picture: pictureFrom('mended', shakesAndClimbs),
        camera: upTheStairs,
      },
    ],
    safe: [
      {
        moves: 'Her hand shakes the rail, and it holds',
        picture: pictureFrom('firm', shakes),
        camera: sheAndBracket,
        seconds: 3.4,
      },
      {
        moves: 'Rosa goes up the first step, her hand sliding along the rail',
        picture: pictureFrom('firm', climbs),
        camera: upTheStairs,
      },
    ],
  },
};
