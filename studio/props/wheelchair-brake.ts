import { mix, type Tone, tone } from '../canvas/color.ts';
import { chain, ellipse, fill, line, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { radians } from '../canvas/space.ts';

const metal = tone('#b9c2c8', 0.34);
const tireRadius = 26;

/** A wheelchair's wheel with its hand rim, its upper half behind the seat's frame. @param rolled degrees, clockwise */
function drawChairWheel(pen: Pen, middle: Point, rolled: number) {
  const tire = tone('#46434a', 0.3);
  for (let spoke = 0; spoke < 12; spoke++) {
    const angle = (spoke * Math.PI) / 6 + 0.2 + radians(rolled);
    const end = {
      x: middle.x + Math.cos(angle) * (tireRadius - 3),
      y: middle.y + Math.sin(angle) * (tireRadius - 3),
    };
    stroke(pen, line([middle, end]), metal.main, 0.5);
  }
  const ring = (radius: number) => ellipse(middle.x, middle.y, radius, radius);
  stroke(pen, ring(tireRadius - 2), tire.shade, 4.2);
  stroke(pen, ring(tireRadius - 1.6), tire.main, 2.2);
  stroke(pen, ring(tireRadius - 6.4), metal.main, 1.4);
  fill(pen, ring(3.6), metal.shade);
  fill(pen, ring(2.2), mix(metal.main, '#ffffff', 0.3));
}

/**
 * The brake of a wheelchair, large, from its side; the chair looks to the left. The middle of the seat's frame is the
 * origin; 55 wide and high.
 * @param on the lever is pushed forward and the pad presses on the tire; otherwise it is pulled back and leaves a gap
 * @param rolled degrees the wheel has turned back
 */
export function drawWheelchairBrake(
  pen: Pen,
  at: Point,
  scale: number,
  { on, rolled = 0, trouser = tone('#5b5148', 0.22) }: { on: boolean; rolled?: number; trouser?: Tone },
): void {
  const round = (x: number, y: number, r: number) => ({ x, y, r });
  const draw = () => {
    // His leg: thigh, knee and shin.
    solid(pen, chain([round(-27, -15, 6.6), round(-31, 60, 5.4)]), trouser, 2, 0.6);
    solid(pen, chain([round(60, -17.4, 7), round(-27, -16.4, 7)]), trouser, 2, 0.8);
    fill(pen, rectangle(-27, -10.4, 80, 7.4, 2), '#4a5a72');
    const hub = { x: 16, y: 18 };
    drawChairWheel(pen, hub, rolled);
    solid(pen, chain([round(-27, -3, 1.6), round(-31, 60, 1.6)]), metal, 0.8);
    solid(pen, chain([round(-32, -3, 1.8), round(60, -3, 1.8)]), metal, 0.9);
    solid(pen, chain([round(33, -4, 1.6), round(33, -60, 1.6)]), metal, 0.8);
    // Along the way from the hub to the hinge the pad moves; across it the pad lies.
    const hinge = { x: -17, y: -4 };
    const far = Math.hypot(hinge.x - hub.x, hinge.y - hub.y);
    const way = { x: (hinge.x - hub.x) / far, y: (hinge.y - hub.y) / far };
    const off = tireRadius + (on ? 1.9 : 8.4);
    const pad = { x: hub.x + way.x * off, y: hub.y + way.y * off };
    const end = on ? { x: -30, y: -31 } : { x: 4, y: -31 };
    const along = (share: number) => ({
      x: hinge.x + (end.x - hinge.x) * share,
      y: hinge.y + (end.y - hinge.y) * share,
    });
    solid(pen, chain([round(hinge.x, hinge.y, 1.5), round(pad.x, pad.y, 1.5)]), metal, 0.6);
    solid(
      pen,
      chain([
        round(pad.x - way.y * 5, pad.y + way.x * 5, 2.2),
        round(pad.x + way.y * 5, pad.y - way.x * 5, 2.2),
      ]),
      tone('#d2642c', 0.28),
      0.8,
    );
    solid(
      pen,
      chain([
        { ...hinge, r: 1.5 },
        { ...along(0.7), r: 1.3 },
      ]),
      metal,
      0.6,
    );
    solid(
      pen,
      chain([
        { ...along(0.58), r: 2.3 },
        { ...end, r: 2.7 },
      ]),
      tone('#c0392b', 0.26),
      1,
      0.6,
    );
    solid(pen, ellipse(hinge.x, hinge.y, 3, 3), tone('#8f9aa1', 0.3), 0.8);
    fill(pen, ellipse(hinge.x, hinge.y, 1, 1), '#4d5961');
  };
  placed(pen, at, scale, 0, draw);
}
