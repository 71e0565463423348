import { mix, type Tone, tone } from '../canvas/color.ts';
import { fill, inside, polygon } from '../canvas/paint.ts';
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
};

const long = 100;

/** A place on the edge of the bed where somebody sits. @param side own left (1) or right (-1) @param along -100 head to 100 foot */
export function bedEdge({ stand, width = 95 }: BedSpec, side: 1 | -1, along: number): Place {
  return spotOn(stand, side * (width / 2 - 6), 0, along);
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

/** A made bed. */
export function drawBed(
  pen: Pen,
  view: Stage,
  { stand, blanket, frame, height = 52, width = 95, kind = 'home', open = false }: BedSpec,
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
  });
  if (!headFar && !lies) head();
  if (headFar || lies) foot();
}
