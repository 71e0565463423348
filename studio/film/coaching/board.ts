import type { Pen } from '../../canvas/pen.ts';
import { eased } from '../frames.ts';

/** Something shown beside the Presenter from one second to another. */
export type Item = { from: number; to: number; draw(pen: Pen, at: number): void };

/** Everything that is shown in a clip, with its description. */
export type Board = { items: Item[]; shows: string };

const APPEAR = 0.4;
const RISE = 18;

/** The items of an instant: they fade in while they rise a little, and fade out in place. */
export function drawBoard(pen: Pen, items: Item[], at: number): void {
  for (const item of items) {
    const coming = eased((at - item.from) / APPEAR);
    const presence = coming * (1 - eased((at - item.to + APPEAR) / APPEAR));
    if (presence <= 0) continue;
    pen.save();
    pen.globalAlpha = presence;
    pen.translate(0, (1 - coming) * RISE);
    item.draw(pen, at);
    pen.restore();
  }
}
