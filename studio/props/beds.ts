import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { fill, inside, polygon, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, type Stand, spotOn, turnedBlock } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { drawFurnitureWheel } from './aids.ts';

const linen = tone('#fbf7ee', 0.13);

export type BedSpec = {
  /** Stands under the middle of the bed; its forward is from the head to the foot. */
  stand: Stand;
  blanket: Tone;
  frame: Tone;
  /** Top of the mattress in centimeters. */
  height?: number;
  width?: number;
  /** Head and foot boards, wheels and rails of a care bed, or a plain bed at home. */
  kind?: 'home' | 'care';
  /** The blanket is turned back, as when somebody got up. */
  open?: boolean;
  /** Where somebody sits on the edge, as in `bedEdge`: the cover is pressed down and in shade there. */
  sat?: { side: 1 | -1; along: number };
};

const long = 100;

/** A place on the edge of the bed where somebody sits. @param side own left (1) or right (-1) @param along -100 head to 100 foot */
export function bedEdge({ stand, width = 95 }: BedSpec, side: 1 | -1, along: number): Place {
  return spotOn(stand, side * (width / 2 - 13), 0, along);
}

type Legs = Pick<BedSpec, 'stand' | 'frame' | 'kind'> & { half: number; low: number };

function drawLegs(pen: Pen, view: Stage, { stand, frame, kind, half, low }: Legs) {
  if (kind === 'care') {
    for (const side of [-1, 1]) {
      for (const along of [-78, 78]) {
        const foot = spotOn(stand, side * (half - 8), 0, along);
        tube(
          pen,
          view,
          [spotOn(stand, side * (half - 8), low, along), spotOn(stand, side * (half - 8), 6, along)],
          2.4,
          tone('#aeb7bd', 0.3),
        );
        drawFurnitureWheel(pen, view, foot, 5);
      }
    }
  } else {
    for (const side of [-1, 1]) {
      for (const along of [-96, 96]) {
        tube(
          pen,
          view,
          [spotOn(stand, side * (half - 4), low, along), spotOn(stand, side * (half - 4), 0, along)],
          3,
          frame,
        );
      }
    }
  }
}

type Cover = Pick<BedSpec, 'stand' | 'blanket'> & { half: number; height: number; low: number };

/** A cover lies in soft folds: a few run over its top and hang down the side that is seen. */
function drawCoverFolds(
  pen: Pen,
  view: Stage,
  { stand, blanket, half, height, low }: Cover,
  { side, start }: { side: number; start: number },
) {
  const scale = view.scale(stand.at.z);
  const spot = (left: number, up: number, along: number) => view.at(spotOn(stand, side * left, up, along));
  const fold = faint(mix(blanket.main, blanket.shade, 0.9), 0.75);
  const light = faint('#fffaf0', 0.2);
  for (const [at, lean, drop] of [
    [0.22, 3, 0.9],
    [0.4, -2, 0.6],
    [0.55, 4, 1],
    [0.72, -3, 0.7],
    [0.9, 2, 0.9],
  ] as const) {
    const along = start + 22 + (long - start - 22) * at;
    const foot = height - (height - low + 4) * drop;
    const way = [
      spot(half - 16, height + 3, along - lean),
      spot(half, height + 2, along),
      spot(half + 2, (height + foot) / 2, along + lean * 0.6),
      spot(half + 2, foot, along + lean),
    ];
    fill(pen, tapered(way, scale * 2.4), fold);
    fill(
      pen,
      tapered(
        way.map(({ x, y }) => ({ x: x - scale * 1.5, y })),
        scale * 1.2,
      ),
      light,
    );
  }
}

/** The cover sinks under somebody who sits on its edge, and is dark around the hips and behind the knees. */
function drawSatPlace(
  pen: Pen,
  view: Stage,
  { stand, blanket, half, height, low }: Cover,
  { side, along }: NonNullable<BedSpec['sat']>,
) {
  const scale = view.scale(stand.at.z);
  const on = view.at(spotOn(stand, side * (half - 10), height + 2, along));
  const below = view.at(spotOn(stand, side * (half + 2), (height + low) / 2, along));
  softGlow(pen, on, { x: scale * 44, y: scale * 14 }, blanket.shade, 0.9);
  softGlow(pen, on, { x: scale * 30, y: scale * 8 }, '#43263f', 0.45);
  softGlow(pen, below, { x: scale * 34, y: scale * 20 }, '#43263f', 0.5);
  // The edge is drawn tight on both sides of the place.
  for (const way of [-1, 1]) {
    const line = [
      view.at(spotOn(stand, side * (half - 6), height + 2, along + way * 18)),
      view.at(spotOn(stand, side * half, height + 2.6, along + way * 34)),
      view.at(spotOn(stand, side * (half - 2), height + 3, along + way * 52)),
    ];
    fill(pen, tapered(line, scale * 2.6), faint(blanket.shade, 0.8));
  }
}

/** A made bed. */
export function drawBed(
  pen: Pen,
  view: Stage,
  { stand, blanket, frame, height = 52, width = 95, kind = 'home', open = false, sat }: BedSpec,
): void {
  const half = width / 2;
  const floor = spotOn(stand, 0, 0, 0);
  const lies = Math.abs(Math.sin((stand.turn * Math.PI) / 180)) > 0.7;
  groundShadow(pen, view, floor.x, floor.z, lies ? 108 : half + 8, lies ? half + 6 : 104, 0.22);
  const low = height - 20;
  drawLegs(pen, view, { stand, frame, kind, half, low });
  const head = () =>
    turnedBlock(
      pen,
      view,
      stand,
      { left: [-half - 1, half + 1], up: [low - 8, height + 42], forward: [-long - 5, -long] },
      frame,
    );
  const foot = () =>
    turnedBlock(
      pen,
      view,
      stand,
      {
        left: [-half - 1, half + 1],
        up: [low - 8, height + (kind === 'care' ? 16 : 8)],
        forward: [long, long + 5],
      },
      frame,
    );
  const headFar = spotOn(stand, 0, 0, -long).z > spotOn(stand, 0, 0, long).z;
  if (headFar || lies) head();
  if (!headFar) foot();
  turnedBlock(
    pen,
    view,
    stand,
    { left: [-half, half], up: [low - 8, low + 1], forward: [-long, long] },
    frame,
  );
  padded(pen, view, stand, { left: [-half, half], up: [low, height], forward: [-long, long] }, linen, 6);
  padded(
    pen,
    view,
    stand,
    { left: [-half + 12, half - 12], up: [height - 4, height + 10], forward: [-long + 4, -long + 44] },
    linen,
    5,
  );
  const start = open ? -10 : -42;
  const cover = padded(
    pen,
    view,
    stand,
    { left: [-half - 2, half + 2], up: [low - 4, height + 3], forward: [start, long + 1] },
    blanket,
    6,
  );
  const band = [
    spotOn(stand, -half - 2, height + 3, start),
    spotOn(stand, half + 2, height + 3, start),
    spotOn(stand, half + 2, height + 3, start + 22),
    spotOn(stand, -half - 2, height + 3, start + 22),
  ];
  inside(pen, cover, () => {
    fill(pen, polygon(band.map(view.at)), mix(blanket.main, '#ffffff', 0.55));
    const side = [1, -1].find((way) => spotOn(stand, way, 0, 0).z < stand.at.z - 0.3) ?? 1;
    const drop = [
      spotOn(stand, side * (half + 2), height + 3, start),
      spotOn(stand, side * (half + 2), height + 3, start + 22),
      spotOn(stand, side * (half + 2), low - 6, start + 22),
      spotOn(stand, side * (half + 2), low - 6, start),
    ];
    fill(pen, polygon(drop.map(view.at)), mix(blanket.main, '#ffffff', 0.4));
    drawCoverFolds(pen, view, { stand, blanket, half, height, low }, { side, start });
    if (sat) drawSatPlace(pen, view, { stand, blanket, half, height, low }, sat);
  });
  if (!headFar && !lies) head();
  if (headFar || lies) foot();
}
