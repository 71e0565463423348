import { faint, mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, line, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { bathroomBack } from '../rooms/bathroom.ts';

const wall = bathroomBack;
/** Both bars on the wall: where they begin and end, and how high they are. */
export const bars = { left: 3, right: 73, towel: 112, grab: 87 };
const out = { towel: 6, grab: 8 };
const brass = tone('#9a6f2d', 0.3);
const blue = tone('#2f6788', 0.3);
const towel = tone('#d9775a', 0.22);

/** A place on a bar for a hand. */
export const onTowelBar = (x: number): Place => place(x, bars.towel, wall - out.towel);
export const onGrabBar = (x: number): Place => place(x, bars.grab, wall - out.grab);

function drawPlate(
  pen: Pen,
  view: Stage,
  x: number,
  y: number,
  radius: number,
  color: typeof blue,
  screws: number,
) {
  const at = view.at(place(x, y, wall));
  const scale = view.scale(wall);
  const r = radius * scale;
  fill(pen, ellipse(at.x + 0.7 * scale, at.y + 0.9 * scale, r, r), faint('#43263f', 0.28));
  graded(pen, ellipse(at.x, at.y, r, r), { x: at.x - r, y: at.y - r }, { x: at.x + r, y: at.y + r }, [
    [0, mix(color.main, '#ffffff', 0.35)],
    [0.5, color.main],
    [1, color.shade],
  ]);
  for (let screw = 0; screw < screws; screw++) {
    const angle = (screw * 2 * Math.PI) / screws - Math.PI / 2;
    const [x0, y0] = [at.x + 0.66 * r * Math.cos(angle), at.y + 0.66 * r * Math.sin(angle)];
    fill(pen, ellipse(x0, y0, 0.95 * scale, 0.95 * scale), '#e9eef0');
    const end = (side: number) => ({ x: x0 + side * 0.6 * scale, y: y0 + side * 0.3 * scale });
    stroke(pen, line([end(-1), end(1)]), '#4d5961', 0.3 * scale);
  }
}

/** The thick bar on wide round plates with three screws each. */
export function drawThickBar(pen: Pen, view: Stage): void {
  const { left, right, grab } = bars;
  for (const x of [left, right]) {
    drawPlate(pen, view, x, grab, 6.4, blue, 3);
    tube(pen, view, [place(x, grab, wall), place(x, grab, wall - out.grab)], 2.1, blue);
  }
  tube(pen, view, [onGrabBar(left), onGrabBar(right)], 2.4, blue);
}

/**
 * The thin bar on small plates, with a towel over it.
 * @param pulled 0 to 1: its left plate comes out of the wall, and dust trickles
 */
export function drawThinBar(pen: Pen, view: Stage, pulled = 0): void {
  const { left, right, towel: up } = bars;
  const low = up - 3.2 * pulled;
  if (pulled > 0) {
    const hole = view.at(place(left, up, wall));
    const scale = view.scale(wall);
    fill(pen, ellipse(hole.x, hole.y, 2.6 * scale, 2.2 * scale), '#5d4a40');
    fill(pen, ellipse(hole.x - 0.3 * scale, hole.y + 0.3 * scale, 1.6 * scale, 1.4 * scale), '#2f2521');
  }
  for (const [x, y] of [
    [left - 1.6 * pulled, low],
    [right, up],
  ] as const) {
    drawPlate(pen, view, x, y, 2.8, brass, 0);
    tube(pen, view, [place(x, y, wall), place(x, y, wall - out.towel)], 1, brass);
  }
  tube(
    pen,
    view,
    [place(left - 1.6 * pulled, low, wall - out.towel), place(right, up, wall - out.towel)],
    0.95,
    brass,
  );
  const from = bars.left + 40;
  facade(pen, view, place(from, up + 1.6 - 1.4 * pulled, wall - out.towel - 1), () => {
    graded(pen, rectangle(0, 0, 22, 17, 0.8), { x: 0, y: 0 }, { x: 22, y: 0 }, [
      [0, mix(towel.main, '#ffffff', 0.16)],
      [0.7, towel.main],
      [1, towel.shade],
    ]);
    fill(pen, rectangle(0, 12, 22, 1.6), '#fff1dc');
    fill(pen, rectangle(0, 14.4, 22, 0.8), '#fff1dc');
    for (const x of [6, 14]) fill(pen, rectangle(x, 1.5, 0.5, 10), faint(towel.shade, 0.7));
  });
}

/** Crumbs of plaster that fall from where a plate came loose. @param fallen 0 to 1 */
export function drawFallingPlaster(pen: Pen, view: Stage, fallen: number): void {
  if (fallen <= 0 || fallen >= 1) return;
  for (let crumb = 0; crumb < 9; crumb++) {
    const delay = (crumb % 5) * 0.12;
    const share = Math.max(0, fallen - delay) / (1 - delay);
    if (share <= 0) continue;
    const at = view.at(
      place(bars.left - 3 + ((crumb * 2.1) % 7), bars.towel - 3 - 96 * share * share, wall - 3),
    );
    const r = (0.5 + (crumb % 3) * 0.25) * view.scale(wall);
    fill(pen, ellipse(at.x, at.y, r, r * 0.8), faint('#a58d76', 1 - 0.4 * share));
  }
}
