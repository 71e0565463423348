import { tone } from '../canvas/color.ts';
import { ellipse, shaped, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { facade, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** From its loop, which is up, to its bowl: 66 long. */
const hornShape = () =>
  shaped((shape) => {
    shape.moveTo(-1.6, 6);
    shape.lineTo(1.6, 6);
    shape.lineTo(2, 44);
    shape.bezierCurveTo(5, 56, 5.4, 68, 0, 72);
    shape.bezierCurveTo(-5.4, 68, -5, 56, -2, 44);
  });

/**
 * A long shoehorn in somebody's hand.
 * @param tip of its bowl, in scene pixels @param leans degrees its loop leans to the right
 */
export function drawLongShoehorn(pen: Pen, tip: Point, scale: number, leans: number): void {
  placed(pen, tip, scale, leans, () => {
    pen.translate(0, -72);
    stroke(pen, ellipse(0, 3, 2.4, 3), '#b0473c', 1.2);
    solid(pen, hornShape(), tone('#c9543f', 0.26), 1.2, 0);
  });
}

/** A stand with a crossbar from which a long shoehorn hangs. @param at its foot */
export function drawShoehornRack(pen: Pen, view: Stage, at: Place): void {
  const metal = tone('#8f9aa1', 0.3);
  groundShadow(pen, view, at.x, at.z, 20, 12);
  tube(pen, view, [at, place(at.x, 138, at.z)], 1.6, metal);
  tube(pen, view, [place(at.x - 16, 1, at.z), place(at.x + 16, 1, at.z)], 1.8, metal);
  tube(pen, view, [place(at.x - 14, 138, at.z), place(at.x + 14, 138, at.z)], 1.6, metal);
  facade(pen, view, place(at.x + 9, 136, at.z - 2), () => {
    stroke(pen, ellipse(0, 3, 2.4, 3), '#b0473c', 1.2);
    solid(pen, hornShape(), tone('#c9543f', 0.26), 1.4, 0);
  });
}
