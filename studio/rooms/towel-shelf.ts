import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded } from '../canvas/solid-turned.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawShelf } from '../props/cabinets.ts';
import { bathroomBack } from './bathroom.ts';
import { minaHome } from './palettes.ts';

/** Two folded towels on the shelf of Mina's bathroom. @param towels x of their middle */
export function drawTowelShelf(
  pen: Pen,
  view: Stage,
  { x, width, towels }: { x: number; width: number; towels: number },
): void {
  drawShelf(pen, view, { x, y: 100, z: bathroomBack, width, paint: minaHome.wood });
  for (const [up, color] of [
    [103, '#f1ece0'],
    [112, '#7fb3b8'],
  ] as const)
    padded(
      pen,
      view,
      { at: place(towels, up, bathroomBack - 15), turn: 0 },
      { left: [-21, 21], up: [0, 8.4], forward: [-11, 11] },
      tone(color, 0.2),
      3,
    );
}
