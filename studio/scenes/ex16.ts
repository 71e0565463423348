import type { Pen } from '../canvas/pen.ts';
import { facesOf } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawBrokenPlaster, drawDust, drawRailBracket } from '../props/close-views.ts';
import { drawPlant } from '../props/decor.ts';
import { drawMotionLines } from '../props/signals.ts';
import { drawWindow } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { type SideFlight, sideRail, sideTread } from '../rooms/side/side-flight.ts';
import { drawSideFlight, drawSideLanding } from '../rooms/side-stairs.ts';
import { drawRailShadow, drawStairRail, onRail } from '../rooms/stair-rails.ts';
import { drawShell, drawSunPatch } from '../rooms/surfaces.ts';
import { swinging } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const back = 276;
const flight: SideFlight = { at: place(-46, 0, back - 95), steps: 7 };
const rail = sideRail(flight, 'wall');
const rosaAt = place(-98, 0, back - 32);
const atGrip = 0.14;
const grip = onRail(rail, atGrip);
/** Drawn half as large again, so that its screw is found from the foot of the stairs. */
const bracketSize = 1.5;
/** Where the two brackets are: the loose one, and the one that holds. */
const [looseAt, firmAt] = [0.48, 0.92];
const loose = bracketAt(looseAt);

function bracketAt(share: number, on = rail) {
  const over = onRail(on, share);
  return place(over.x - 4 * bracketSize, over.y - 2 - 13 * bracketSize, back);
}

/** The rail while it wobbles: its lower end goes up and down in her hand, its upper bracket holds. @param beat 0 to 1 */
function wobbling(beat: number): [Place, Place] {
  const [low, high] = rail;
  return [place(low.x, low.y + 4.2 * swinging(beat, 2), low.z), high];
}

function drawStairs(pen: Pen, view: Stage, fixed: boolean) {
  drawShell(pen, view, { back, wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards });
  drawWindow(pen, view, {
    x: -196,
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
  if (!fixed) {
    drawBrokenPlaster(pen, view.at(loose), view.scale(loose.z) * bracketSize);
    const step = sideTread(flight, Math.floor((loose.x - flight.at.x) / 27), 0.62);
    drawDust(pen, view.at(place(loose.x, step.y, step.z)), view.scale(step.z) * 1.1);
  }
  drawPlant(pen, view, place(-256, 0, back - 30), 0.9);
  drawFloorShadow(pen, view, rosaAt);
}

function drawRail(pen: Pen, view: Stage, on: [Place, Place], fixed: boolean) {
  drawRailShadow(pen, view, on, { wall: back, radius: 3.2 });
  for (const share of [looseAt, firmAt]) {
    const at = bracketAt(share, on);
    drawRailBracket(pen, view.at(at), view.scale(at.z) * bracketSize, share === looseAt && !fixed ? 6 : 0);
  }
  drawStairRail(pen, view, on, { radius: 3.2, levelEnds: 30 });
}

function drawRosa(pen: Pen, view: Stage, moment: Moment, fixed: boolean) {
  const on = wobbling(fixed ? 0 : moment.beat);
  drawRail(pen, view, on, fixed);
  const pose = withHands(standing(rosa), { left: { to: onRail(on, atGrip), shape: 'grip' } });
  figure(
    view,
    { person: rosa, at: rosaAt, turn: 26, pose, regards: loose },
    handsBusy(moment.speaker ?? moment.idle('Rosa')),
  ).draw(pen);
  if (fixed) return;
  const shaking = onRail(on, 0.7);
  const scale = view.scale(shaking.z);
  drawMotionLines(pen, view.at(shaking), {
    angle: 58,
    size: 12 * scale,
    apart: 20 * scale,
    seconds: moment.seconds,
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [
      place(grip.x - 2, loose.y + 54, loose.z),
      place(loose.x + 24, loose.y - 22, loose.z),
    ]),
    drawBackground: (pen) => drawStairs(pen, view, safe),
    drawAction: (pen, moment) => drawRosa(pen, view, moment, safe),
  };
}

const atFoot = stage({ eyeHeight: 150, horizon: 214, focal: 1980, eyeX: -150, centre: 314 });
const room = pictureFrom(atFoot);
const firm = pictureFrom(atFoot, { safe: true });
const atStairs = framed(620, 390, 940);
/** Her face, her hand and the screw. */
const sheAndBracket = framed(652, 302, 660);
const onBracket = framed(748, 250, 440);

/** Exercise 16, The Rail That Wobbles. */
export const scene: Scene = {
  ...room,
  exerciseId: 16,
  pictured:
    'Rosa stands at the foot of her stairs, a hand on the wooden rail. The rail wobbles: on its metal bracket one screw sticks out of the broken plaster, and plaster dust lies on the step below.',
  owner: 'Rosa',
  beat: { word: 'moves', seconds: 2, moves: 'The lower end of the rail goes up and down in her hand' },
  shots: [
    { from: 0, camera: atStairs, easeSeconds: 0 },
    { from: 0.28, camera: sheAndBracket, easeSeconds: 1.8 },
    { from: 0.62, camera: onBracket, easeSeconds: 1.8 },
  ],
  closing: [
    { from: 0, camera: atStairs, easeSeconds: 0 },
    { from: 0.15, camera: onBracket, easeSeconds: 1.6 },
  ],
  claim: { camera: framed(820, 320, 900), side: 'right' },
  relief: { picture: firm, camera: sheAndBracket },
  ...healed(onBracket, room, firm),
};
