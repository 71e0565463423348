import { faint, mix, tone } from '../canvas/color.ts';
import { ellipse, fill, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { cylinder, disc, facesOf, tube } from '../canvas/solids.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const china = tone('#7ba0b8', 0.2);
const soup = '#d58a3f';
const steel = tone('#c3ccd2', 0.36);

/** A bowl of soup on a plate. @param at the middle of the plate, on a table */
export function drawSoup(pen: Pen, view: Stage, { x, y, z }: Place): void {
  fill(pen, disc(view, x + 1.5, z - 1, 14, 12, y), faint('#43263f', 0.24));
  fill(pen, disc(view, x, z, 13.5, 12, y + 0.5), '#d9d6cf');
  fill(pen, disc(view, x, z, 13.5, 12, y + 1), '#fdfcf8');
  cylinder(
    pen,
    view,
    { x, z, y: y + 1, height: 6, radius: 5.5, topRadius: 9.6 },
    { ...facesOf(china), top: '#f4f1ea' },
  );
  fill(pen, disc(view, x, z, 8.6, 8.6, y + 7), mix(soup, '#8a4a1c', 0.25));
  fill(pen, disc(view, x - 0.4, z + 0.5, 8, 7.8, y + 7), soup);
  for (const [dx, dz] of [
    [-3, 1],
    [2, -2],
    [3.4, 3],
    [-1, 4],
  ] as const)
    fill(pen, disc(view, x + dx, z + dz, 0.9, 0.8, y + 7.1), '#6f8f4c');
}

/** A soup spoon between the hand that holds it and its bowl. @param full whether soup is in it */
export function drawSpoon(pen: Pen, view: Stage, hand: Place, tip: Place, full: boolean): void {
  tube(pen, view, [between(tip, hand, 1.25), between(tip, hand, 0.22)], 0.5, steel);
  const [{ x, y }, scale] = [view.at(tip), view.scale(tip.z)];
  fill(pen, ellipse(x, y, 3.1 * scale, 1.7 * scale, -0.2), steel.shade);
  fill(pen, ellipse(x, y - 0.3 * scale, 2.7 * scale, 1.2 * scale, -0.2), full ? soup : steel.main);
  stroke(pen, ellipse(x, y - 0.3 * scale, 2.8 * scale, 1.3 * scale, -0.2), steel.main, 0.3 * scale);
}

/** Three threads of steam that rise from a bowl or a cup. */
export function drawSteam(pen: Pen, view: Stage, at: Place, seconds: number): void {
  const scale = view.scale(at.z);
  for (const [aside, phase] of [
    [-4, 0],
    [0.5, 0.37],
    [4.6, 0.7],
  ] as const) {
    const rise = (seconds * 0.3 + phase) % 1;
    const { x, y } = view.at(
      place(at.x + aside + 1.6 * Math.sin(5 * rise + 6 * phase), at.y + 3 + 20 * rise, at.z),
    );
    const pale = 0.34 * Math.sin(Math.PI * rise);
    fill(
      pen,
      ellipse(x, y, (1.4 + rise * 1.4) * scale, (3.4 + rise * 3) * scale, 0.3 * Math.sin(7 * rise)),
      faint('#ffffff', pale),
    );
  }
}
