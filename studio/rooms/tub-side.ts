import { tone } from '../canvas/color.ts';
import { fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawBathPanel } from '../props/bath-panel.ts';
import { drawPlant } from '../props/decor.ts';
import { bathroomBack, drawBathroom, drawGrabBar, drawTowelBar, drawTub, tub } from './bathroom.ts';
import { drawTowelShelf } from './towel-shelf.ts';
import { drawTiledWall } from './walls.ts';

const pier = { x: -58, width: 64, z: 206 };
/** The grab bar on the end of the wall beside the tub: where a hand has it. */
export const onBar: Place = place(-12, 102, pier.z - 6);
/** The ring of the hand towel, left of the bar. */
export const ring: Place = place(-42, 114, pier.z);
export const towelTone = tone('#3f8fa0', 0.22);

/** Mina's bathroom: the tub, and the end of a wall beside it with a grab bar. */
export function drawTubSide(pen: Pen, view: Stage): void {
  drawBathroom(pen, view);
  drawTub(pen, view, { x: -230, width: 172 });
  drawBathPanel(pen, view, { x: -230, z: bathroomBack - tub.depth, width: 172, height: tub.height });
  drawTowelBar(pen, view, place(-176, 128, bathroomBack), place(-96, 128, bathroomBack));
  block(
    pen,
    view,
    { x: pier.x, y: 0, z: pier.z, width: pier.width, height: 260, depth: bathroomBack - pier.z },
    facesOf(tone('#c3d8d8', 0.16)),
  );
  drawTiledWall(pen, view, {
    from: pier.x,
    to: pier.x + pier.width,
    z: pier.z,
    high: 260,
    tiles: tone('#cfe0df', 0.14),
  });
  drawGrabBar(pen, view, place(onBar.x, 82, pier.z), place(onBar.x, 132, pier.z));
  drawTowelShelf(pen, view, { x: 84, width: 118, towels: 116 });
  drawPlant(pen, view, place(184, 0, 240), 0.7);
}

/** The hand towel in its ring. @param taken somebody has it */
export function drawTowelRing(pen: Pen, view: Stage, taken: boolean): void {
  const chrome = tone('#c3ccd1', 0.34);
  const [left, right, out] = [ring.x - 6, ring.x + 6, ring.z - 5];
  tube(pen, view, [place(ring.x, ring.y + 8, ring.z), place(ring.x, ring.y + 7, out)], 0.9, chrome);
  const hoop = [place(ring.x, ring.y + 7, out), place(left, ring.y, out), place(right, ring.y, out)];
  tube(pen, view, [...hoop, place(ring.x, ring.y + 7, out)], 0.6, chrome);
  if (taken) return;
  facade(pen, view, place(ring.x - 5.6, ring.y + 1, out - 1), () => {
    fill(pen, rectangle(0, 0, 11.2, 34, 1), towelTone.main);
    fill(pen, rectangle(7.6, 0, 3.6, 34, 1), towelTone.shade);
    fill(pen, rectangle(0, 27, 11.2, 1.8), '#fff6e4');
    fill(pen, rectangle(0, 30, 11.2, 0.9), '#fff6e4');
  });
}
