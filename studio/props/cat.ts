import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { blob, curve, ellipse, fill, inside, polygon, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { type Coat, coatOf, drawHairs } from './cat-coat.ts';

/**
 * A tabby cat asleep, curled up, its head to the left on its paws; 50 wide.
 * @param tail 0 the tail lies on the floor, 1 its end is lifted @param breath -1 breathed out to 1 breathed in
 */
export function drawCat(
  pen: Pen,
  view: Stage,
  at: Place,
  color: Tone = tone('#8d8f98', 0.28),
  { size = 1, tail = 0, breath = 0 } = {},
): void {
  const coat = coatOf(color);
  placed(pen, view.at(at), view.scale(at.z) * size, 0, () => {
    softGlow(pen, { x: 2, y: 1.6 }, { x: 33, y: 6.4 }, '#1a1018', 0.75);
    drawBody(pen, coat, breath);
    drawTail(pen, coat, tail);
    drawPaws(pen, coat);
    drawHead(pen, coat);
  });
}

function drawBody(pen: Pen, coat: Coat, breath: number) {
  const rise = breath * 0.35;
  const body = blob([
    { x: -19, y: -3 },
    { x: -17, y: -9.5 },
    { x: -9, y: -15 - rise * 0.6 },
    { x: 1, y: -18.6 - rise },
    { x: 12, y: -17.4 - rise },
    { x: 20.6, y: -11.4 - rise * 0.5 },
    { x: 24, y: -4 },
    { x: 21.6, y: 1.6 },
    { x: 8, y: 3 },
    { x: -10, y: 3 },
  ]);
  solid(pen, body, coat, 4.4, 3.4);
  inside(pen, body, () => {
    // Stripes run down from the dark line along the back, and follow the round flank.
    for (const [x, lean, long, width] of [
      [-8, -3.4, 6, 1.7],
      [-3.4, -2.2, 8.4, 2.1],
      [1.6, -0.6, 9.6, 2.3],
      [6.8, 1.2, 9, 2.2],
      [11.8, 3, 7.6, 2],
      [16.4, 4.2, 6, 1.7],
    ] as const) {
      const top = -18.8 - rise + ((x - 4) * (x - 4)) / 34;
      const stripe = [
        { x, y: top },
        { x: x + lean * 0.35, y: top + long * 0.5 },
        { x: x + lean, y: top + long },
      ];
      fill(pen, tapered(stripe, width), faint(coat.stripe, 0.62));
    }
    softGlow(pen, { x: 14, y: -3.6 }, { x: 11, y: 8 }, coat.light, 0.3);
    // Light from behind lies along the back.
    const back = curve([
      { x: -16, y: -10 },
      { x: -8, y: -14.8 - rise * 0.6 },
      { x: 1, y: -18.2 - rise },
      { x: 12, y: -17 - rise },
      { x: 20, y: -11.2 - rise * 0.5 },
    ]);
    stroke(pen, back, faint(coat.light, 0.4), 1.5);
    stroke(pen, back, faint(coat.light, 0.55), 0.6);
  });
  // The thigh of the hind leg, drawn up, is a rise of its own.
  const thigh = [
    { x: 4.6, y: 1 },
    { x: 4.4, y: -5.4 },
    { x: 9.4, y: -10.6 },
    { x: 16, y: -10.4 },
    { x: 20, y: -6 },
  ];
  fill(pen, tapered(thigh, 1.5), faint(coat.stripe, 0.6));
  fill(
    pen,
    tapered(
      thigh.map(({ x, y }) => ({ x: x + 0.9, y: y + 1 })),
      1.1,
    ),
    faint(coat.light, 0.22),
  );
  const flank = [-6, -1, 4, 9, 14, 19].flatMap((x) =>
    [-14, -10, -6, -2].map((y) => ({ x, y: y - 2 + Math.abs(x - 5) * 0.18, lie: 24 + x * 2.2 })),
  );
  inside(pen, body, () => drawHairs(pen, coat, 'flank', flank));
}

/** Two forepaws under the chin. */
function drawPaws(pen: Pen, coat: Coat) {
  for (const [x, y, long] of [
    [-9.6, 1.4, 6],
    [-15, 1.9, 6.6],
  ] as const) {
    const paw = ellipse(x, y, long, 2.3, 0.04);
    solid(pen, paw, { main: mix(coat.main, coat.light, 0.3), shade: coat.shade }, 0.9, 1.1);
    for (const toe of [0.4, 0.62])
      stroke(
        pen,
        curve([
          { x: x - long * toe, y: y + 0.3 },
          { x: x - long * toe - 0.3, y: y + 1.9 },
        ]),
        faint(coat.stripe, 0.8),
        0.34,
      );
  }
}

function drawEar(pen: Pen, coat: Coat, x: number, y: number, side: number) {
  const ear = blob([
    { x: x + side * 1.6, y: y - 4.6 },
    { x: x + side * 4.4, y: y - 9 },
    { x: x + side * 6.7, y: y - 11.4 },
    { x: x + side * 7.7, y: y - 7.4 },
    { x: x + side * 7.6, y: y - 2.6 },
  ]);
  solid(pen, ear, { main: mix(coat.main, coat.shade, 0.35), shade: coat.stripe }, 0.8, 0.4);
  const hollow = polygon([
    { x: x + side * 3.4, y: y - 5 },
    { x: x + side * 6.2, y: y - 9.8 },
    { x: x + side * 6.9, y: y - 4 },
  ]);
  fill(pen, hollow, mix(coat.shade, '#d99a94', 0.55));
  for (const lean of [0, 1.1, 2.1])
    fill(
      pen,
      tapered(
        [
          { x: x + side * (3 + lean), y: y - 3.6 },
          { x: x + side * (4.3 + lean * 0.9), y: y - 8 + lean * 0.4 },
        ],
        0.6,
      ),
      faint(coat.light, 0.7),
    );
}

/** The head, seen from the front. @param isAwake its eyes are open */
export function drawHead(pen: Pen, coat: Coat, { x, y }: Point = { x: -13.5, y: -5.6 }, isAwake = false) {
  softGlow(pen, { x: x + 3, y: y + 2.6 }, { x: 12, y: 8 }, '#1a1018', 0.45);
  for (const side of [-1, 1]) drawEar(pen, coat, x, y, side);
  const head = blob([
    { x: x - 9.2, y: y + 2.4 },
    { x: x - 7.6, y: y - 3.4 },
    { x: x - 3.4, y: y - 6.4 },
    { x: x + 3.4, y: y - 6.4 },
    { x: x + 7.6, y: y - 3.4 },
    { x: x + 9.2, y: y + 2.4 },
    { x: x + 5, y: y + 6.2 },
    { x, y: y + 7 },
    { x: x - 5, y: y + 6.2 },
  ]);
  solid(pen, head, coat, 2, 1.6);
  inside(pen, head, () => {
    const dark = faint(coat.stripe, 0.75);
    for (const [top, foot, width] of [
      [-2.8, -1.5, 0.9],
      [0, 0, 1],
      [2.8, 1.5, 0.9],
    ] as const)
      fill(
        pen,
        tapered(
          [
            { x: x + top, y: y - 7 },
            { x: x + foot * 1.15, y: y - 4.6 },
            { x: x + foot, y: y - 2.2 },
          ],
          width,
        ),
        dark,
      );
    for (const side of [-1, 1])
      for (const low of [0, 2])
        fill(
          pen,
          tapered(
            [
              { x: x + side * 9.4, y: y + low },
              { x: x + side * 7.6, y: y + 1.2 + low },
              { x: x + side * 5.6, y: y + 1.4 + low },
            ],
            0.8,
          ),
          dark,
        );
    softGlow(pen, { x: x - 3, y: y - 4 }, { x: 7, y: 4 }, coat.light, 0.4);
    drawHairs(
      pen,
      coat,
      'cheeks',
      [-7, -4, 4, 7].flatMap((dx) =>
        [-3, 2, 5].map((dy) => ({ x: x + dx, y: y + dy, lie: dx < 0 ? 150 : 30 })),
      ),
    );
  });
  drawMuzzle(pen, coat, x, y, isAwake);
}

function drawEye(pen: Pen, x: number, y: number) {
  fill(pen, ellipse(x, y, 2.1, 1.9), '#26222b');
  fill(pen, ellipse(x, y, 1.75, 1.55), '#b9c46a');
  fill(pen, ellipse(x, y, 0.75, 1.5), '#1c1820');
  fill(pen, ellipse(x - 0.5, y - 0.6, 0.4, 0.4), '#ffffff');
}

function drawMuzzle(pen: Pen, coat: Coat, x: number, y: number, isAwake: boolean) {
  const pale = mix(coat.main, '#fff6ea', 0.5);
  for (const side of [-1, 1]) fill(pen, ellipse(x + side * 1.7, y + 3.8, 2.4, 1.9), pale);
  fill(pen, ellipse(x, y + 5.5, 1.6, 1.1), pale);
  fill(
    pen,
    blob([
      { x: x - 1.2, y: y + 1.7 },
      { x: x + 1.2, y: y + 1.7 },
      { x, y: y + 3.1 },
    ]),
    '#cf8a86',
  );
  for (const side of [-1, 1]) {
    const mouth = curve([
      { x, y: y + 3 },
      { x: x + side * 0.7, y: y + 4.2 },
      { x: x + side * 2, y: y + 4.1 },
    ]);
    stroke(pen, mouth, faint('#3a2c34', 0.8), 0.34);
    const lid = [
      { x: x + side * 2, y: y - 0.7 },
      { x: x + side * 4, y: y + 0.9 },
      { x: x + side * 6.2, y: y - 0.5 },
    ];
    if (isAwake) drawEye(pen, x + side * 4, y - 0.4);
    else stroke(pen, curve(lid), '#26222b', 0.75);
    stroke(pen, curve(lid.map((spot) => ({ x: spot.x, y: spot.y - 1.2 }))), faint(coat.light, 0.5), 0.5);
    for (const fall of [-0.7, 0.4, 1.5]) {
      const whisker = curve([
        { x: x + side * 2.6, y: y + 3.6 + fall * 0.4 },
        { x: x + side * 7, y: y + 3.2 + fall },
        { x: x + side * 11, y: y + 3.8 + fall * 1.8 },
      ]);
      stroke(pen, whisker, faint('#ffffff', 0.55), 0.2);
    }
  }
}

/** The tail comes round the body, ringed, and its end is dark. */
function drawTail(pen: Pen, coat: Coat, tail: number) {
  const lying = [
    { x: 21.6, y: -4 },
    { x: 22, y: 0.4 },
    { x: 16, y: 2.6 },
    { x: 9, y: 3 },
    { x: 3, y: 2.8 - tail * 1.6 },
    { x: -1 + tail * 2.4, y: 2.4 - tail * 7 },
    { x: -4 + tail * 5, y: 2 - tail * 12.6 },
  ];
  const way = curve(lying);
  pen.save();
  pen.lineCap = 'round';
  stroke(pen, way, mix(coat.shade, '#1f1a24', 0.3), 5.6);
  stroke(pen, way, mix(coat.main, coat.shade, 0.25), 4.8);
  pen.lineCap = 'butt';
  pen.setLineDash([1.7, 3.1]);
  stroke(pen, way, faint(coat.stripe, 0.55), 4.6);
  pen.setLineDash([]);
  const lit = curve(lying.map(({ x, y }) => ({ x: x - 0.3, y: y - 1.3 })));
  stroke(pen, lit, faint(coat.light, 0.4), 1.1);
  pen.restore();
  const tip = lying.slice(-2).map(({ x, y }) => ({ x, y }));
  pen.save();
  pen.lineCap = 'round';
  stroke(pen, curve(tip), coat.stripe, 4.6);
  pen.restore();
}
