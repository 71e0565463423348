import { faint, mix, type Tone } from './color.ts';
import { softGlow } from './glow.ts';
import { graded } from './gradient.ts';
import { apart, blob, fill, polygon, type Shape, wrap } from './paint.ts';
import type { Pen } from './pen.ts';
import { type Place, place, type Stage } from './stage.ts';

const shadow = '#43263f';

/** A block in the room: its left, lower, front corner and its size, in centimeters. */
export type Block = { x: number; y: number; z: number; width: number; height: number; depth: number };

/** A flat shape through places of the room. */
export const sheet = (view: Stage, corners: readonly Place[]): Shape => polygon(corners.map(view.at));

/** A flat, level rectangle: a table top, a mat, a patch of floor. */
export const level = (view: Stage, x: number, z: number, width: number, depth: number, y = 0): Shape =>
  sheet(view, [
    place(x, y, z),
    place(x + width, y, z),
    place(x + width, y, z + depth),
    place(x, y, z + depth),
  ]);

/** An upright rectangle that faces the viewer. */
export const upright = (view: Stage, x: number, y: number, width: number, height: number, z: number): Shape =>
  sheet(view, [
    place(x, y, z),
    place(x + width, y, z),
    place(x + width, y + height, z),
    place(x, y + height, z),
  ]);

/** A level ellipse: a rug, a plate, the rim of a cup. */
export function disc(view: Stage, x: number, z: number, radiusX: number, radiusZ = radiusX, y = 0): Shape {
  return blob(
    Array.from({ length: 28 }, (_, step) => {
      const angle = (step * Math.PI) / 14;
      return view.at(place(x + radiusX * Math.cos(angle), y, z + radiusZ * Math.sin(angle)));
    }),
  );
}

/** The tones of a block: lit top, plain front, shaded side. */
export type Faces = { top: string; front: string; side: string };

/** Faces of one material. */
export const facesOf = ({ main, shade }: Tone): Faces => ({
  top: mix(main, '#fff6e4', 0.28),
  front: main,
  side: shade,
});

/** Little light arrives on the floor before the foot of a block. */
function drawFootShade(
  pen: Pen,
  view: Stage,
  { x, z, width, reach }: { x: number; z: number; width: number; reach: number },
) {
  graded(
    pen,
    level(view, x, z - reach, width, reach),
    view.at(place(x, 0, z)),
    view.at(place(x, 0, z - reach)),
    [
      [0, faint(shadow, 0.3)],
      [0.4, faint(shadow, 0.12)],
      [1, faint(shadow, 0)],
    ],
  );
}

/** A block with the faces that can be seen from here. */
export function block(pen: Pen, view: Stage, { x, y, z, width, height, depth }: Block, faces: Faces): void {
  if (y === 0) drawFootShade(pen, view, { x, z, width, reach: Math.min(10, height * 0.5) });
  const right = x + width;
  const top = y + height;
  const back = z + depth;
  if (x > view.eye.x) {
    fill(
      pen,
      sheet(view, [place(x, y, z), place(x, y, back), place(x, top, back), place(x, top, z)]),
      mix(faces.side, faces.front, 0.45),
    );
  }
  if (right < view.eye.x) {
    fill(
      pen,
      sheet(view, [place(right, y, z), place(right, y, back), place(right, top, back), place(right, top, z)]),
      faces.side,
    );
  }
  if (top < view.eye.y) fill(pen, level(view, x, z, width, depth, top), faces.top);
  if (y > view.eye.y) fill(pen, level(view, x, z, width, depth, y), faces.side);
  const front = upright(view, x, y, width, height, z);
  graded(pen, front, view.at(place(x, top, z)), view.at(place(x, y, z)), [
    [0, mix(faces.front, '#fff6e4', 0.08)],
    [0.4, faces.front],
    [1, mix(faces.front, faces.side, 0.45)],
  ]);
}

/** A standing cylinder, lit from the left. */
export function cylinder(
  pen: Pen,
  view: Stage,
  {
    x,
    z,
    y,
    height,
    radius,
    topRadius = radius,
  }: { x: number; z: number; y: number; height: number; radius: number; topRadius?: number },
  faces: Faces,
): void {
  const points = (r: number, up: number) =>
    Array.from({ length: 24 }, (_, step) => {
      const angle = (step * Math.PI) / 12;
      return { ...view.at(place(x + r * Math.cos(angle), up, z + r * Math.sin(angle))), r: 0.01 };
    });
  const body = wrap([...points(radius, y), ...points(topRadius, y + height)]);
  const [left, , right] = body.getBounds();
  graded(pen, body, { x: left, y: 0 }, { x: right, y: 0 }, [
    [0, faces.front],
    [0.24, mix(faces.front, '#fff6e4', 0.2)],
    [0.5, faces.front],
    [0.86, faces.side],
    [1, mix(faces.side, faces.front, 0.3)],
  ]);
  if (y + height < view.eye.y) fill(pen, disc(view, x, z, topRadius, topRadius, y + height), faces.top);
}

/**
 * Draws something flat that faces the viewer, in centimeters: x to the right and y down from its upper left corner.
 * @param corner the upper left corner in the room
 */
export function facade(pen: Pen, view: Stage, corner: Place, draw: () => void): void {
  const from = view.at(corner);
  const scale = view.scale(corner.z);
  apart(pen, () => {
    pen.translate(from.x, from.y);
    pen.scale(scale, scale);
    draw();
  });
}

/**
 * Draws something flat on a side wall or on the floor, in centimeters, squeezed as perspective asks at its middle.
 * @param corner the origin of the drawing in the room
 * @param across where 1 cm of the drawing's x ends, @param down where 1 cm of its y ends
 */
export function slanted(
  pen: Pen,
  view: Stage,
  corner: Place,
  across: Place,
  down: Place,
  draw: () => void,
): void {
  const from = view.at(corner);
  const x = view.at(across);
  const y = view.at(down);
  apart(pen, () => {
    pen.transform(x.x - from.x, x.y - from.y, y.x - from.x, y.y - from.y, from.x, from.y);
    draw();
  });
}

/** The soft shadow that holds a thing to the floor: dark in its middle, without an edge. */
export function groundShadow(
  pen: Pen,
  view: Stage,
  x: number,
  z: number,
  radiusX: number,
  radiusZ: number,
  strength = 0.2,
): void {
  const middle = view.at(place(x + radiusX * 0.08, 0, z));
  const scale = view.scale(z);
  const tall = Math.abs(view.at(place(x, 0, z + radiusZ)).y - view.at(place(x, 0, z - radiusZ)).y) / 2;
  softGlow(pen, middle, { x: radiusX * scale * 1.22, y: tall * 1.3 }, shadow, strength * 1.9);
}

/** How thick the foot of a chair, a cane or a walker may be, in centimeters: what is thicker has its own shadow. */
const FOOT = 3;

/** Where a leg meets the floor, it is dark. */
function drawFootContact(pen: Pen, view: Stage, foot: Place | undefined, radius: number) {
  if (!foot || foot.y < -0.5 || foot.y > radius + 1.5 || radius > FOOT) return;
  const scale = view.scale(foot.z) * radius;
  const { x, y } = view.at(place(foot.x, 0, foot.z));
  softGlow(pen, { x: x + scale * 1.2, y }, { x: scale * 4.2, y: scale * 1.3 }, shadow, 0.5);
}

/** A tube through places: a rail, a cable, a chair leg. @param radius in centimeters */
export function tube(pen: Pen, view: Stage, spots: readonly Place[], radius: number, tone: Tone): void {
  for (const end of [spots[0], spots.at(-1)]) drawFootContact(pen, view, end, radius);
  const draw = (color: string, shift: number, width: number) => {
    spots.forEach((spot, index) => {
      const next = spots[index + 1];
      if (!next) return;
      const [a, b] = [view.at(spot), view.at(next)];
      const scale = (view.scale(spot.z) + view.scale(next.z)) / 2;
      pen.strokeStyle = color;
      pen.lineCap = 'round';
      pen.lineWidth = radius * 2 * scale * width;
      pen.beginPath();
      pen.moveTo(a.x - shift * radius * scale, a.y - shift * radius * scale * 0.8);
      pen.lineTo(b.x - shift * radius * scale, b.y - shift * radius * scale * 0.8);
      pen.stroke();
    });
  };
  draw(tone.shade, 0, 1);
  draw(mix(tone.shade, tone.main, 0.8), 0.2, 0.7);
  draw(mix(tone.main, '#fffaf0', 0.24), 0.42, 0.18);
}
