import { faint, mix, type Tone } from '../../canvas/color.ts';
import { graded } from '../../canvas/gradient.ts';
import { fill, inside, rectangle } from '../../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../../canvas/pen.ts';
import { sheet, slanted, tube } from '../../canvas/solids.ts';
import { type Place, place, type Stage } from '../../canvas/stage.ts';
import { careCenter } from '../palettes.ts';
import { drawOutside } from '../window-views.ts';
import { hallRail } from './hallway.ts';

/** Degrees the corner is turned, so that both halls are seen into. */
export const cornerTurn = 25;
const corner = place(24, 0, 250);
const [cos, sin] = [Math.cos((cornerTurn * Math.PI) / 180), Math.sin((cornerTurn * Math.PI) / 180)];
/** Width of the side hall, and how far it leads away. */
const sideHall = { width: 230, far: 560 };
const high = 262;
const shadow = '#43263f';

/**
 * A place in the halls, in centimeters.
 * @param along the first hall from the corner, to the right @param away from its wall, into the side hall
 */
export const inHalls = (along: number, away: number, up = 0): Place =>
  place(corner.x + along * cos + away * sin, up, corner.z - along * sin + away * cos);

/** A wall between two ends. @param dark how little light each end gets, 0 to 1 */
type Stretch = { from: (up: number) => Place; to: (up: number) => Place; dark: readonly [number, number] };

function drawStretch(pen: Pen, view: Stage, { from, to, dark }: Stretch) {
  const { wall, panel, trim } = careCenter;
  const band = (low: number, top: number, { main, shade }: Tone) =>
    graded(
      pen,
      sheet(view, [from(low), to(low), to(top), from(top)]),
      view.at(from(0)),
      view.at(to(0)),
      dark.map((share, end) => [end, mix(main, shade, share)] as const),
    );
  const veil = (low: number, top: number, strength: number) =>
    fill(pen, sheet(view, [from(low), to(low), to(top), from(top)]), faint(shadow, strength));
  band(0, high, wall);
  for (const low of [226, 240, 251]) veil(low, high, 0.025);
  band(0, 92, panel);
  veil(86, 92, 0.06);
  band(92, 95.5, { main: '#ffffff', shade: mix(trim, wall.shade, 0.6) });
  for (const top of [30, 20]) veil(9, top, 0.05);
  band(0, 9, { main: trim, shade: mix(trim, wall.shade, 0.7) });
}

function drawRail(pen: Pen, view: Stage, at: (along: number, up: number) => Place, from: number, to: number) {
  for (let along = from + 14; along < to; along += 110)
    tube(pen, view, [at(along, hallRail.y - 6), at(along, hallRail.y - 1)], 1.3, careCenter.metal);
  tube(pen, view, [at(from, hallRail.y), at(to, hallRail.y)], 3.2, careCenter.rail);
}

/** A closed door in the wall of the first hall. */
function drawWoodDoor(pen: Pen, view: Stage, left: number) {
  const { wood, trim, wall } = careCenter;
  const field = (from: number, to: number, low: number, top: number) =>
    sheet(view, [inHalls(from, 0, low), inHalls(to, 0, low), inHalls(to, 0, top), inHalls(from, 0, top)]);
  const right = left + 92;
  fill(pen, field(left - 8, right + 8, 0, 212), mix(trim, wall.shade, 0.45));
  fill(pen, field(left - 7, right + 7, 0, 211), trim);
  graded(pen, field(left, right, 0, 204), view.at(inHalls(left, 0, 204)), view.at(inHalls(right, 0, 0)), [
    [0, mix(wood.main, '#fff6e4', 0.16)],
    [0.5, wood.main],
    [1, mix(wood.main, wood.shade, 0.8)],
  ]);
  for (const [low, top] of [
    [18, 84],
    [100, 186],
  ] as const) {
    fill(pen, field(left + 13, right - 13, low, top), wood.shade);
    fill(pen, field(left + 15, right - 14, low, top - 2), mix(wood.main, wood.shade, 0.25));
  }
  tube(pen, view, [inHalls(right - 9, -4, 98), inHalls(right - 20, -4, 98)], 1.5, careCenter.metal);
}

/** A framed picture of hills in the wall of the first hall. */
function drawHills(pen: Pen, view: Stage, left: number) {
  slanted(pen, view, inHalls(left, 0, 172), inHalls(left + 1, 0, 172), inHalls(left, 0, 171), () => {
    fill(pen, rectangle(1.6, 2.4, 70, 50, 1), faint(shadow, 0.16));
    fill(pen, rectangle(0, 0, 70, 50, 1), '#8a6345');
    fill(pen, rectangle(3, 3, 64, 44), '#fbf7ee');
    pen.translate(8, 8);
    inside(pen, rectangle(0, 0, 54, 34), () => drawOutside(pen, 'day', 54, 34));
  });
}

/** The window at the end of the side hall, and the light that it throws on the floor. */
function drawFarWindow(pen: Pen, view: Stage) {
  const { width, far } = sideHall;
  const [left, wide, top, tall] = [42, 120, 206, 128];
  for (const [share, strength] of [
    [1, 0.1],
    [0.72, 0.1],
    [0.46, 0.12],
  ] as const)
    fill(
      pen,
      sheet(view, [
        inHalls(left - 16, far - 4),
        inHalls(width - 40, far - 4),
        inHalls(width - 52, far - 300 * share),
        inHalls(left - 10, far - 300 * share),
      ]),
      faint('#fff6da', strength),
    );
  slanted(
    pen,
    view,
    inHalls(left, far, top),
    inHalls(left + 1, far, top),
    inHalls(left, far, top - 1),
    () => {
      fill(pen, rectangle(-8, -8, wide + 16, tall + 16, 1), careCenter.trim);
      inside(pen, rectangle(0, 0, wide, tall), () => drawOutside(pen, 'garden', wide, tall));
      fill(pen, rectangle(wide / 2 - 2, 0, 4, tall), careCenter.trim);
      fill(pen, rectangle(0, tall * 0.4, wide, 3.4), careCenter.trim);
      fill(pen, rectangle(-11, tall + 6, wide + 22, 5, 1), '#ffffff');
    },
  );
}

function drawGround(pen: Pen, view: Stage) {
  const { main, shade } = careCenter.vinyl.tone;
  const { far } = sideHall;
  const ground = rectangle(0, view.at(inHalls(0, far)).y, frameWidth, frameHeight);
  graded(pen, ground, { x: 0, y: view.at(inHalls(0, far)).y }, { x: 0, y: frameHeight }, [
    [0, mix(main, shade, 0.75)],
    [0.3, mix(main, shade, 0.25)],
    [0.6, mix(main, '#fffdf6', 0.25)],
    [1, mix(main, shade, 0.6)],
  ]);
  // A darker border runs along the walls of both halls.
  const border = mix(main, shade, 0.9);
  const strip = (corners: readonly (readonly [number, number])[]) =>
    fill(
      pen,
      sheet(
        view,
        corners.map(([along, away]) => inHalls(along, away)),
      ),
      border,
    );
  strip([
    [-720, 0],
    [22, 0],
    [22, -22],
    [-720, -22],
  ]);
  strip([
    [0, -22],
    [22, -22],
    [22, far],
    [0, far],
  ]);
}

/** Two halls of the care center that meet at a corner, which stands towards us: somebody in the one sees nothing of the other. */
export function drawTurnedCorner(pen: Pen, view: Stage): void {
  const { width, far } = sideHall;
  pen.fillStyle = '#f6f5ef';
  pen.fillRect(0, 0, frameWidth, frameHeight);
  drawGround(pen, view);
  const along = (away: number, at: number) => (up: number) => inHalls(at, away, up);
  drawStretch(pen, view, { from: along(far, 0), to: along(far, width), dark: [0.1, 0.35] });
  drawFarWindow(pen, view);
  drawStretch(pen, view, { from: along(0, 0), to: along(far, 0), dark: [0.95, 0.5] });
  drawRail(pen, view, (away, up) => inHalls(hallRail.off, away, up), 14, far);
  drawStretch(pen, view, { from: along(0, -720), to: along(0, 0), dark: [0.5, 0.05] });
  drawWoodDoor(pen, view, -316);
  drawHills(pen, view, -150);
  drawRail(pen, view, (at, up) => inHalls(at, -hallRail.off, up), -206, -8);
  // A bright bead keeps carts from chipping the corner.
  tube(pen, view, [inHalls(0, 0, 9), inHalls(0, 0, 118)], 1.6, careCenter.metal);
}
