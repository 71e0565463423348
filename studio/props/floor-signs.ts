import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import {
  apart,
  blob,
  curve,
  ellipse,
  fill,
  inside,
  line,
  polygon,
  rectangle,
  stroke,
  withOpacity,
} from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, cylinder, facade, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { drawFlash } from './signals.ts';

const frontOutline = [
  { x: -10, y: -1 },
  { x: 10, y: -1 },
  { x: 18, y: 64 },
  { x: -18, y: 64 },
];

/** The front of a wet-floor sign in centimeters, from the middle of its upper edge down. */
function drawSignFace(pen: Pen) {
  const face = polygon(frontOutline);
  fill(pen, face, '#f4c21f');
  inside(pen, face, () =>
    fill(
      pen,
      polygon([
        { x: 8, y: -1 },
        { x: 12, y: -1 },
        { x: 20, y: 64 },
        { x: 14.5, y: 64 },
      ]),
      '#dba915',
    ),
  );
  fill(
    pen,
    polygon([
      { x: -6, y: 58 },
      { x: 6, y: 58 },
      { x: 4, y: 66 },
      { x: -4, y: 66 },
    ]),
    '#dba915',
  );
  const ink = '#262326';
  const limb = (...points: [number, number][]) =>
    stroke(pen, line(points.map(([x, y]) => ({ x, y }))), ink, 2.3);
  // A figure that slips: leaning back, one leg high, arms out.
  fill(pen, ellipse(-4.6, 16.5, 2.7, 2.7), ink);
  limb([-3.6, 20], [-0.4, 28.5]);
  limb([-3, 22], [-9.4, 25.6]);
  limb([-3, 22], [3.6, 20.6]);
  limb([-0.4, 28.5], [5.4, 29.6], [10, 25]);
  limb([-0.4, 28.5], [0.4, 35.5], [6, 38.5]);
  stroke(
    pen,
    curve([
      { x: -8, y: 41 },
      { x: -3, y: 39.4 },
      { x: 2, y: 41.2 },
      { x: 7, y: 39.8 },
      { x: 10.5, y: 41 },
    ]),
    ink,
    1,
  );
  lettering(pen, worded({ en: 'WET', es: 'PISO' }), { x: 0, y: 47.5 }, 7, ink, 800);
  lettering(pen, worded({ en: 'FLOOR', es: 'MOJADO' }), { x: 0, y: 54 }, 6.4, ink, 800);
}

/**
 * A yellow A-frame with a slipping figure: wet floor.
 * @param at the foot of its front, in the air while it is carried @param fold 0 open to 1 flat
 */
export function drawWetFloorSign(pen: Pen, view: Stage, at: Place, size = 1, fold = 0): void {
  groundShadow(
    pen,
    view,
    at.x,
    at.z + 8 * (1 - fold),
    24 * size,
    14 * size * (1 - 0.6 * fold),
    0.26 / (1 + at.y * 0.1),
  );
  const [foot, top] = [22, 9].map((apart) => at.z + apart * (1 - fold));
  const back = [
    place(at.x - 17 * size, at.y, foot ?? 0),
    place(at.x + 17 * size, at.y, foot ?? 0),
    place(at.x + 10 * size, at.y + 64 * size, top ?? 0),
    place(at.x - 10 * size, at.y + 64 * size, top ?? 0),
  ];
  fill(pen, polygon(back.map(view.at)), '#b98a12');
  facade(pen, view, place(at.x, at.y + 64 * size, at.z), () => {
    pen.scale(size, size);
    drawSignFace(pen);
  });
}

/** The folded sign, leaning at the wall of a hall. @param at the middle of its lower edge @param wall x of the wall */
export function drawLeaningSign(pen: Pen, view: Stage, at: Place, wall: number): void {
  groundShadow(pen, view, at.x - 3, at.z, 10, 20, 0.3);
  const [foot, top, side] = [at, place(wall, 64, at.z), place(at.x, 0, at.z - 18)].map(view.at);
  if (!foot || !top || !side) return;
  for (const thick of [2.4, 0]) {
    const aside = thick * view.scale(at.z);
    apart(pen, () => {
      pen.transform(
        (side.x - foot.x) / 18,
        (side.y - foot.y) / 18,
        (foot.x - top.x) / 64,
        (foot.y - top.y) / 64,
        top.x - aside,
        top.y,
      );
      if (thick > 0) fill(pen, polygon(frontOutline), '#b98a12');
      else drawSignFace(pen);
    });
  }
}

/** A wet patch on a floor: it darkens the floor, has no outline, and mirrors the light in streaks. */
export function drawWetPatch(
  pen: Pen,
  view: Stage,
  x: number,
  z: number,
  radiusX: number,
  radiusZ: number,
): void {
  const rim = (size: number) =>
    blob(
      Array.from({ length: 22 }, (_, step) => {
        const angle = (step * Math.PI) / 11;
        const wobble = (1 + 0.1 * Math.sin(step * 2.3) + 0.06 * Math.cos(step * 3.7)) * size;
        return view.at(
          place(x + radiusX * wobble * Math.cos(angle), 0, z + radiusZ * wobble * Math.sin(angle)),
        );
      }),
    );
  const patch = rim(1);
  const [back, front] = [view.at(place(x, 0, z + radiusZ)), view.at(place(x, 0, z - radiusZ))];
  // Water is thin at its edge: there the floor is only a little darker.
  fill(pen, rim(1.03), faint('#4f86a3', 0.2));
  graded(pen, patch, back, front, [
    [0, faint('#b9dcea', 0.6)],
    [0.5, faint('#86b3c6', 0.48)],
    [1, faint('#5f8fa8', 0.5)],
  ]);
  const wide = radiusX * view.scale(z);
  const high = front.y - back.y;
  inside(pen, patch, () => {
    for (const [aside, down, long, strength] of [
      [-0.32, 0.34, 0.5, 0.85],
      [-0.05, 0.48, 0.34, 0.55],
      [0.46, 0.66, 0.26, 0.75],
    ] as const) {
      const middle = { x: (back.x + front.x) / 2 + wide * aside, y: back.y + high * down };
      softGlow(pen, middle, { x: wide * long, y: high * 0.11 }, '#ffffff', strength);
    }
  });
}

/**
 * Water from wall to wall that mirrors what stands along it, soft at both its ends.
 * @param drawMirrored draws the hall upside down @param wet 1, less while it dries
 */
export function drawShine(
  pen: Pen,
  view: Stage,
  { from, to, half, wet }: { from: number; to: number; half: number; wet: number },
  drawMirrored: (pen: Pen) => void,
): void {
  if (wet <= 0) return;
  const band = (near: number, far: number) =>
    polygon([
      ...Array.from({ length: 13 }, (_, step) => {
        const x = half * (step / 6 - 1);
        return view.at(place(x, 0, near + 7 * Math.sin(step * 1.9) + 4 * Math.cos(step * 3.1)));
      }),
      view.at(place(half, 0, far)),
      view.at(place(-half, 0, far)),
    ]);
  const [back, front] = [view.at(place(0, 0, to)), view.at(place(0, 0, from))];
  withOpacity(pen, wet, () => {
    fill(pen, band(from - 5, to), faint('#4f86a3', 0.2));
    inside(pen, band(from, to), () => {
      withOpacity(pen, 0.62, () => drawMirrored(pen));
      graded(pen, band(from, to), back, front, [
        [0, faint('#dff0f7', 0.5)],
        [0.5, faint('#86b3c6', 0.2)],
        [1, faint('#3f7088', 0.34)],
      ]);
      const wide = half * view.scale((from + to) / 2);
      const high = front.y - back.y;
      for (const [aside, down, long, strength] of [
        [-0.3, 0.3, 0.5, 0.9],
        [0.12, 0.52, 0.42, 0.75],
        [-0.5, 0.74, 0.3, 0.6],
        [0.5, 0.84, 0.3, 0.8],
      ] as const)
        softGlow(
          pen,
          { x: back.x + wide * aside, y: back.y + high * down },
          { x: wide * long, y: high * 0.05 },
          '#ffffff',
          strength,
        );
    });
  });
}

/** A yellow mop bucket, its mop leaning in it while nobody mops. */
export function drawMopBucket(pen: Pen, view: Stage, at: Place, { mop = true } = {}): void {
  groundShadow(pen, view, at.x, at.z, 26, 18);
  const lean = place(at.x + 12, 138, at.z + 4);
  if (mop) tube(pen, view, [place(at.x - 2, 22, at.z), lean], 1.4, tone('#b98a5e', 0.25));
  for (const dx of [-15, 15]) {
    const wheel = view.at(place(at.x + dx, 3.5, at.z - 10));
    fill(pen, ellipse(wheel.x, wheel.y, 3.5 * view.scale(at.z), 3.5 * view.scale(at.z)), '#46434a');
  }
  cylinder(
    pen,
    view,
    { x: at.x, z: at.z, y: 6, height: 30, radius: 17, topRadius: 21 },
    { ...facesOf(tone('#e2b32b', 0.24)), top: '#7f94a0' },
  );
  block(
    pen,
    view,
    { x: at.x - 18, y: 34, z: at.z - 4, width: 18, height: 12, depth: 10 },
    facesOf(tone('#c9992a', 0.24)),
  );
}

/** A string mop. @param foot where its head lies @param top end of the handle */
export function drawMop(pen: Pen, view: Stage, foot: Place, top: Place): void {
  tube(pen, view, [foot, top], 1.4, tone('#b98a5e', 0.25));
  const root = view.at(place(foot.x, foot.y + 4, foot.z));
  const scale = view.scale(foot.z);
  for (let strand = -5; strand <= 5; strand++) {
    const end = { x: root.x + strand * 3.4 * scale, y: root.y + (5 - Math.abs(strand) * 0.3) * scale };
    stroke(
      pen,
      curve([root, { x: (root.x + end.x) / 2 + strand * scale, y: root.y }, end]),
      strand % 2 ? '#e6e0d2' : '#cfc8b8',
      2.6 * scale,
    );
  }
}

/** The orange lamp on top of a cart that backs up. @param at its foot @param on 0-1 */
export function drawCartLamp(pen: Pen, view: Stage, at: Place, on: number): void {
  const scale = view.scale(at.z);
  const foot = view.at(at);
  drawFlash(pen, { x: foot.x, y: foot.y - 8 * scale }, 34 * scale, '#ff9d1c', on);
  fill(pen, rectangle(foot.x - 8 * scale, foot.y - 3 * scale, 16 * scale, 3 * scale), '#4d4a52');
  const dome = rectangle(foot.x - 6.5 * scale, foot.y - 15 * scale, 13 * scale, 12.4 * scale, 5 * scale);
  fill(pen, dome, mix('#b8642a', '#ff9d1c', on));
  fill(
    pen,
    ellipse(foot.x - 2 * scale, foot.y - 9.6 * scale, 2 * scale, 3.4 * scale),
    mix('#d98d5a', '#fff3c9', on),
  );
}
