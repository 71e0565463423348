import { faint, mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import {
  blob,
  chain,
  ellipse,
  fill,
  inside,
  line,
  polygon,
  rectangle,
  solid,
  stroke,
} from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';

/** The hour and weather over far hills, or what stands right before a window by day. */
export type Sky = 'day' | 'gray' | 'evening' | 'night' | 'frost' | 'rain' | NearView;
type NearView = 'tree' | 'house' | 'garden' | 'street';

type Air = { air: string; low: string; hills: [string, string]; light: string };

const day: Air = { air: '#bfdfee', low: '#e4f2ee', hills: ['#a5c99b', '#83b184'], light: '#fff6d6' };
const skies: Record<Sky, Air> = {
  day,
  tree: day,
  house: day,
  garden: day,
  street: day,
  gray: { air: '#c4cdd2', low: '#dbe0e0', hills: ['#9db09a', '#839a85'], light: '#e9eceb' },
  evening: { air: '#e2a87d', low: '#f3cf9d', hills: ['#8d7f86', '#6d6676'], light: '#ffe2a8' },
  night: { air: '#26355c', low: '#33466f', hills: ['#1e2c4c', '#18243f'], light: '#f1ecd4' },
  frost: { air: '#d3e1ea', low: '#eef4f6', hills: ['#c9d8dc', '#b3c7cd'], light: '#ffffff' },
  rain: { air: '#a9b7c0', low: '#c2cdd2', hills: ['#8ba091', '#71897a'], light: '#d5dcdf' },
};

/** Whether the sun falls through the window onto the floor. */
export const isSunny = (sky: Sky): boolean => skies[sky] === day;

/** Leaves in clumps, lit from the upper left. */
function drawLeaves(pen: Pen, clumps: readonly (readonly [number, number, number])[], color: string) {
  for (const [x, y, r] of clumps)
    solid(pen, ellipse(x, y, r, r * 0.86), tone(color, 0.2), r * 0.22, r * 0.18);
}

/** A house with a gable, its left lower corner at x and ground. */
function drawHouse(pen: Pen, x: number, ground: number, width: number, wall: string, roof: string) {
  const tall = width * 0.56;
  const top = ground - tall;
  fill(pen, rectangle(x, top, width, tall), wall);
  for (let y = top + 4; y < ground; y += 4)
    fill(pen, rectangle(x, y, width, 0.5), mix(wall, '#43263f', 0.14));
  const gable = polygon([
    { x: x - width * 0.08, y: top + 1 },
    { x: x + width / 2, y: top - width * 0.34 },
    { x: x + width * 1.08, y: top + 1 },
  ]);
  solid(pen, gable, tone(roof, 0.24), width * 0.05, 0);
  for (const share of [0.16, 0.64]) {
    fill(
      pen,
      rectangle(x + width * share - 1, top + tall * 0.2 - 1, width * 0.22 + 2, tall * 0.34 + 2),
      '#fffaf0',
    );
    fill(pen, rectangle(x + width * share, top + tall * 0.2, width * 0.22, tall * 0.34), '#8fb0c0');
  }
  fill(
    pen,
    rectangle(x + width * 0.42, top + tall * 0.5, width * 0.15, tall * 0.5),
    mix(roof, '#43263f', 0.2),
  );
}

/** A trunk that forks, its foot at x and ground. */
function drawTrunk(pen: Pen, x: number, ground: number, tall: number, color: string) {
  const round = (dx: number, up: number, r: number) => ({
    x: x + dx * tall,
    y: ground - up * tall,
    r: r * tall,
  });
  const wood = tone(color, 0.26);
  solid(
    pen,
    chain([round(0, 0, 0.075), round(0.02, 0.55, 0.05), round(-0.16, 0.95, 0.025)]),
    wood,
    tall * 0.03,
    0,
  );
  solid(pen, chain([round(0.02, 0.5, 0.045), round(0.2, 0.86, 0.022)]), wood, tall * 0.02, 0);
}

const nearViews: Record<NearView, (pen: Pen, w: number, h: number) => void> = {
  tree: (pen, w, h) => {
    drawTrunk(pen, w * 0.34, h * 1.02, h * 0.9, '#8a6748');
    const clumps = [
      [0.06, 0.16, 0.2],
      [0.3, 0.02, 0.24],
      [0.56, 0.12, 0.2],
      [0.2, 0.3, 0.15],
      [0.5, 0.3, 0.14],
    ] as const;
    drawLeaves(
      pen,
      clumps.map(([x, y, r]) => [x * w, y * h, r * w] as const),
      '#6f9f63',
    );
  },
  house: (pen, w, h) => {
    drawHouse(pen, w * 0.3, h * 0.86, w * 0.6, '#e9d9bf', '#a8604a');
    drawLeaves(
      pen,
      [
        [w * 0.2, h * 0.78, w * 0.13],
        [w * 0.96, h * 0.8, w * 0.12],
      ],
      '#7aa06c',
    );
    fill(pen, rectangle(0, h * 0.86, w, h * 0.14), '#9cc08e');
    for (let x = 2; x < w; x += 7) fill(pen, rectangle(x, h * 0.78, 3.2, h * 0.17, 1.4), '#fdfaf2');
    for (const y of [0.82, 0.89]) fill(pen, rectangle(0, h * y, w, 1.6), '#fdfaf2');
  },
  garden: (pen, w, h) => {
    drawLeaves(
      pen,
      Array.from({ length: 7 }, (_, at) => [w * (at / 6), h * 0.66, w * 0.13] as const),
      '#6f9a68',
    );
    fill(pen, rectangle(0, h * 0.7, w, h * 0.3), '#a9cb92');
    for (let flower = 0; flower < 26; flower++) {
      const x = ((flower * 37) % 100) * 0.01 * w;
      const y = h * (0.76 + ((flower * 29) % 22) * 0.01);
      fill(pen, rectangle(x - 0.4, y, 0.8, h * 0.05), '#5f8f58');
      fill(
        pen,
        ellipse(x, y, 2.3, 2.1),
        ['#d9738a', '#f3cf63', '#fffaf0', '#b98ac0'][flower % 4] ?? '#fffaf0',
      );
    }
    // A bird bath.
    fill(
      pen,
      polygon([
        { x: w * 0.68, y: h * 0.62 },
        { x: w * 0.74, y: h * 0.62 },
        { x: w * 0.76, y: h * 0.86 },
        { x: w * 0.66, y: h * 0.86 },
      ]),
      '#d3cdc0',
    );
    fill(pen, ellipse(w * 0.71, h * 0.61, w * 0.1, h * 0.035), '#e6e1d6');
    fill(pen, ellipse(w * 0.71, h * 0.603, w * 0.08, h * 0.022), '#9cc7d6');
  },
  street: (pen, w, h) => {
    drawHouse(pen, w * 0.04, h * 0.72, w * 0.36, '#c9d8d9', '#5f7480');
    drawHouse(pen, w * 0.5, h * 0.72, w * 0.4, '#f0dcb4', '#8d6a52');
    fill(pen, rectangle(0, h * 0.72, w, h * 0.08), '#d9d2c4');
    fill(pen, rectangle(0, h * 0.79, w, h * 0.21), '#9a9ba0');
    for (let x = 4; x < w; x += 24) fill(pen, rectangle(x, h * 0.9, 12, 1.8), '#f4efdf');
    const [x, y] = [w * 0.34, h * 0.83];
    fill(
      pen,
      blob([
        { x: x + 6, y: y - 7 },
        { x: x + 11, y: y - 14 },
        { x: x + 25, y: y - 14 },
        { x: x + 32, y: y - 7 },
      ]),
      '#a9c6d3',
    );
    solid(pen, rectangle(x, y - 8, 39, 10, 4), tone('#b8543f', 0.24), 1.4, 1);
    for (const wheel of [8, 31]) {
      fill(pen, ellipse(x + wheel, y + 2, 4, 4), '#3f3d44');
      fill(pen, ellipse(x + wheel, y + 2, 1.6, 1.6), '#c9ced2');
    }
    fill(pen, rectangle(w * 0.45, h * 0.3, 1.6, h * 0.46), '#4d5961');
    fill(pen, ellipse(w * 0.45 + 0.8, h * 0.29, 3, 3.6), '#fff3cf');
  },
};

/** Far hills, and the sun or the moon over them. */
function drawHills(pen: Pen, sky: Sky, width: number, height: number) {
  const { air, hills, light } = skies[sky];
  const r = height * 0.09;
  if (sky === 'night') {
    fill(pen, ellipse(width * 0.72, height * 0.22, r, r), light);
    fill(pen, ellipse(width * 0.72 - r * 0.45, height * 0.22 - r * 0.15, r * 0.85, r * 0.85), air);
  } else if (sky === 'day' || sky === 'evening') {
    fill(pen, ellipse(width * 0.72, height * (sky === 'day' ? 0.24 : 0.58), r * 1.3, r * 1.3), light);
  }
  const hill = (y: number, bulge: number, shift: number) =>
    blob([
      { x: -width * 0.3, y: height * 1.2 },
      { x: -width * 0.1, y: height * y },
      { x: width * (0.25 + shift), y: height * (y - bulge) },
      { x: width * (0.7 + shift), y: height * y },
      { x: width * 1.3, y: height * (y + 0.06) },
      { x: width * 1.3, y: height * 1.3 },
    ]);
  fill(pen, hill(0.76, 0.12, 0.35), hills[0]);
  fill(pen, hill(0.88, 0.1, -0.05), hills[1]);
}

function drawRainfall(pen: Pen, width: number, height: number) {
  for (let step = 0; step < 16; step++) {
    const x = ((step * 37) % 100) * 0.01 * width;
    const y = ((step * 53) % 90) * 0.01 * height;
    const drop = [
      { x, y },
      { x: x - 1.6, y: y + 7 },
    ];
    stroke(pen, line(drop), faint('#eef4f7', 0.6), 0.5);
  }
}

/** What is seen outside, in a rectangle of centimeters. */
export function drawOutside(pen: Pen, sky: Sky, width: number, height: number): void {
  const { air, low } = skies[sky];
  const pane = rectangle(0, 0, width, height);
  inside(pen, pane, () => {
    graded(pen, pane, { x: 0, y: 0 }, { x: 0, y: height }, [
      [0, mix(air, '#3f6f9a', 0.08)],
      [0.3, air],
      [0.75, low],
    ]);
    drawHills(pen, sky, width, height);
    if (sky in nearViews) nearViews[sky as NearView](pen, width, height);
    if (sky === 'rain') drawRainfall(pen, width, height);
  });
}
