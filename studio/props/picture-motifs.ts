import { faint, mix } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, curve, ellipse, fill, line, polygon, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';

type Motif = (pen: Pen, w: number, h: number) => void;

/** A sky from its top color down to its lowest. */
function drawSky(pen: Pen, w: number, h: number, top: string, low: string) {
  graded(pen, rectangle(0, 0, w, h), { x: 0, y: 0 }, { x: 0, y: h }, [
    [0, top],
    [0.7, low],
    [1, low],
  ]);
}

/** Rising ground from edge to edge, through heights given from left to right as shares of the picture. */
function drawGround(pen: Pen, w: number, h: number, heights: readonly number[], color: string) {
  const top = heights.map((y, index) => ({ x: -2 + ((w + 4) * index) / (heights.length - 1), y: h * y }));
  fill(pen, blob([...top, { x: w + 6, y: h * 1.2 }, { x: -6, y: h * 1.2 }]), color);
}

const hills: Motif = (pen, w, h) => {
  drawSky(pen, w, h, '#f0cf98', '#f8e8c6');
  fill(pen, ellipse(w * 0.66, h * 0.4, h * 0.12, h * 0.12), '#e08c52');
  drawGround(pen, w, h, [0.62, 0.5, 0.56, 0.66, 0.6], '#9dbab0');
  drawGround(pen, w, h, [0.72, 0.66, 0.6, 0.7, 0.78], '#7fa39a');
  drawGround(pen, w, h, [0.86, 0.8, 0.72, 0.74, 0.8], '#527f78');
};

const leaf: Motif = (pen, w, h) => {
  fill(pen, rectangle(0, 0, w, h), '#eef0e6');
  const stem = curve([
    { x: w * 0.46, y: h * 0.88 },
    { x: w * 0.5, y: h * 0.56 },
    { x: w * 0.52, y: h * 0.24 },
  ]);
  stroke(pen, stem, '#5b8561', 0.8);
  for (const [y, side, long] of [
    [0.34, 1, 0.17],
    [0.36, -1, 0.17],
    [0.48, 1, 0.22],
    [0.51, -1, 0.22],
    [0.63, 1, 0.2],
    [0.67, -1, 0.2],
  ] as const) {
    const root = { x: w * 0.5, y: h * y + h * 0.08 };
    const tip = { x: w * (0.5 + side * long), y: h * (y - 0.05) };
    const middle = { x: (root.x + tip.x) / 2, y: (root.y + tip.y) / 2 };
    fill(
      pen,
      blob([root, { x: middle.x, y: middle.y + h * 0.045 }, tip, { x: middle.x, y: middle.y - h * 0.055 }]),
      side > 0 ? '#7aa67d' : '#679871',
    );
    stroke(pen, line([root, tip]), faint('#eef0e6', 0.6), 0.3);
  }
};

const boat: Motif = (pen, w, h) => {
  drawSky(pen, w, h, '#b5d3e2', '#eef3ea');
  fill(pen, rectangle(0, h * 0.6, w, h), '#6f9bb0');
  for (const [x, y, long] of [
    [0.24, 0.7, 0.14],
    [0.62, 0.75, 0.2],
    [0.34, 0.8, 0.16],
  ] as const)
    fill(pen, ellipse(w * x, h * y, w * long * 0.5, h * 0.008), faint('#ffffff', 0.55));
  const sail = (points: readonly (readonly [number, number])[], color: string) =>
    fill(pen, polygon(points.map(([x, y]) => ({ x: w * x, y: h * y }))), color);
  sail(
    [
      [0.5, 0.25],
      [0.5, 0.58],
      [0.7, 0.58],
    ],
    '#fffaf0',
  );
  sail(
    [
      [0.48, 0.32],
      [0.48, 0.58],
      [0.36, 0.58],
    ],
    '#e9dcc4',
  );
  sail(
    [
      [0.3, 0.6],
      [0.74, 0.6],
      [0.66, 0.7],
      [0.36, 0.7],
    ],
    '#b8543f',
  );
};

const family: Motif = (pen, w, h) => {
  drawSky(pen, w, h, '#e8dcc8', '#d9c9ae');
  for (const [x, y, coat] of [
    [0.36, 0.5, '#5f8a74'],
    [0.62, 0.46, '#6f82a0'],
    [0.5, 0.64, '#c9705a'],
  ] as const) {
    fill(pen, ellipse(w * x, h * (y + 0.36), w * 0.14, h * 0.24), coat);
    fill(pen, ellipse(w * x, h * y, w * 0.075, h * 0.085), '#d9a884');
    fill(pen, ellipse(w * x, h * (y - 0.045), w * 0.08, h * 0.055), '#6b5a52');
  }
};

/** Flowers in a vase on a table. */
const flowers: Motif = (pen, w, h) => {
  drawSky(pen, w, h, '#dfe6e0', '#eee6d6');
  fill(pen, rectangle(0, h * 0.78, w, h), '#c79a72');
  for (const [x, y, r, color] of [
    [0.36, 0.36, 0.1, '#c9705a'],
    [0.52, 0.27, 0.11, '#e3b25a'],
    [0.66, 0.38, 0.1, '#d98d9a'],
    [0.45, 0.45, 0.09, '#f3ead6'],
    [0.59, 0.47, 0.09, '#b8543f'],
  ] as const) {
    const bloom = { x: w * x, y: h * y };
    stroke(pen, line([bloom, { x: w * 0.51, y: h * 0.62 }]), '#5b8561', 0.6);
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal * Math.PI) / 3;
      fill(
        pen,
        ellipse(
          bloom.x + Math.cos(angle) * h * r * 0.55,
          bloom.y + Math.sin(angle) * h * r * 0.55,
          h * r * 0.5,
          h * r * 0.5,
        ),
        mix(color, '#ffffff', petal % 2 ? 0.16 : 0),
      );
    }
    fill(pen, ellipse(bloom.x, bloom.y, h * r * 0.34, h * r * 0.34), '#8a5c39');
  }
  fill(
    pen,
    blob([
      { x: w * 0.44, y: h * 0.6 },
      { x: w * 0.58, y: h * 0.6 },
      { x: w * 0.63, y: h * 0.74 },
      { x: w * 0.57, y: h * 0.86 },
      { x: w * 0.45, y: h * 0.86 },
      { x: w * 0.39, y: h * 0.74 },
    ]),
    '#5f87a0',
  );
};

/** A lighthouse on a rock over the sea. */
const lighthouse: Motif = (pen, w, h) => {
  drawSky(pen, w, h, '#9fc3d6', '#f6e3c4');
  fill(pen, rectangle(0, h * 0.66, w, h), '#4f7f96');
  drawGround(pen, w, h, [1.05, 0.98, 0.82, 0.7, 0.72], '#7d7a6c');
  const tower = (top: number, low: number, color: string) => {
    const half = (y: number) => w * (0.035 + 0.03 * y);
    fill(
      pen,
      polygon([
        { x: w * 0.72 - half(top), y: h * top },
        { x: w * 0.72 + half(top), y: h * top },
        { x: w * 0.72 + half(low), y: h * low },
        { x: w * 0.72 - half(low), y: h * low },
      ]),
      color,
    );
  };
  tower(0.3, 0.74, '#fbf7ee');
  tower(0.38, 0.47, '#c0583f');
  tower(0.56, 0.65, '#c0583f');
  fill(pen, rectangle(w * 0.69, h * 0.22, w * 0.06, h * 0.08), '#f7d77e');
  fill(pen, rectangle(w * 0.68, h * 0.19, w * 0.08, h * 0.035), '#8a4a38');
};

/** A path between birches in fall. */
const birches: Motif = (pen, w, h) => {
  drawSky(pen, w, h, '#f2e3c0', '#e9cf9a');
  drawGround(pen, w, h, [0.7, 0.66, 0.68, 0.64, 0.68], '#b98f4f');
  fill(
    pen,
    polygon([
      { x: w * 0.55, y: h * 0.67 },
      { x: w * 0.59, y: h * 0.67 },
      { x: w * 0.66, y: h * 0.8 },
      { x: w * 0.62, y: h },
      { x: w * 0.24, y: h },
    ]),
    '#e6d3ac',
  );
  for (const [x, wide, low] of [
    [0.13, 0.06, 0.96],
    [0.3, 0.034, 0.8],
    [0.4, 0.026, 0.75],
    [0.8, 0.048, 0.88],
  ] as const) {
    fill(pen, ellipse(w * x, h * 0.22, w * 0.15, h * 0.22), '#d9953f');
    fill(pen, ellipse(w * x + w * 0.05, h * 0.12, w * 0.12, h * 0.16), '#e3b25a');
    fill(pen, rectangle(w * (x - wide / 2), h * 0.1, w * wide, h * (low - 0.1)), '#f4efe4');
    for (const y of [0.3, 0.44, 0.52, 0.68])
      if (y < low) fill(pen, rectangle(w * (x - wide / 2), h * y, w * wide * 0.55, h * 0.018), '#5f564c');
  }
};

/** Pears and an apple on a cloth. */
const fruit: Motif = (pen, w, h) => {
  drawSky(pen, w, h, '#8fa59b', '#a9b9a6');
  fill(pen, rectangle(0, h * 0.62, w, h), '#efe4cf');
  fill(pen, ellipse(w * 0.5, h * 0.82, w * 0.36, h * 0.06), faint('#43263f', 0.18));
  for (const [x, color] of [
    [0.34, '#d9b54a'],
    [0.66, '#b9b04f'],
  ] as const) {
    fill(pen, ellipse(w * x, h * 0.68, w * 0.11, h * 0.15), color);
    fill(pen, ellipse(w * x, h * 0.52, w * 0.062, h * 0.1), color);
    fill(pen, ellipse(w * (x - 0.03), h * 0.62, w * 0.03, h * 0.07), mix(color, '#ffffff', 0.3));
    stroke(
      pen,
      line([
        { x: w * x, y: h * 0.44 },
        { x: w * (x + 0.02), y: h * 0.37 },
      ]),
      '#5a4632',
      0.7,
    );
  }
  fill(pen, ellipse(w * 0.5, h * 0.74, w * 0.11, h * 0.13), '#b8473c');
  fill(pen, ellipse(w * 0.47, h * 0.69, w * 0.03, h * 0.04), '#dd8f78');
};

/** What a framed picture shows. */
export const motifs = { hills, leaf, boat, family, flowers, lighthouse, birches, fruit };
