import type { Box, Pen } from '../../canvas/pen.ts';
import type { Speaker } from '../../speech/voices.ts';
import { eased } from '../frames.ts';
import { BOARD, drawCard } from './set.ts';

/** Something shown beside the Presenter from one second to another. */
export type Item = { from: number; to: number; draw(pen: Pen, at: number): void };

/** Somebody who comes into the room at a second and stays. */
export type Guest = { who: Speaker; from: number };

/** Everything that is shown in a clip, with its description: items on a card, and people beside the Presenter. */
export type Board = { items: Item[]; shows: string; card?: Box; guests?: Guest[] };

const APPEAR = 0.4;
const RISE = 18;
/** A pause between two items for which the card stays, in seconds. */
const LINGERS = 0.8;

const comes = ({ from }: Pick<Item, 'from'>, at: number) => eased((at - from) / APPEAR);
const presenceOf = (item: Item, at: number) =>
  comes(item, at) * (1 - eased((at - item.to + APPEAR) / APPEAR));

/**
 * The card while something is on it. It stays between two items that follow each other soon.
 * @returns how much of it is there, 0-1
 */
export function cardPresence(items: readonly Item[], at: number): number {
  return Math.max(
    0,
    ...items.map(({ from, to }, index) => {
      const next = Math.min(
        ...items.filter((item, other) => other !== index && item.from >= to).map((item) => item.from),
      );
      const until = next - to < LINGERS ? next + APPEAR : to;
      return eased((at - from) / APPEAR) * (1 - eased((at - until + APPEAR) / APPEAR));
    }),
  );
}

/** The items of an instant on their card: they fade in while they rise a little, and fade out in place. */
export function drawBoard(
  pen: Pen,
  { items, card = BOARD }: Pick<Board, 'items' | 'card'>,
  at: number,
): void {
  drawCard(pen, card, cardPresence(items, at));
  for (const item of items) {
    const coming = comes(item, at);
    const presence = presenceOf(item, at);
    if (presence <= 0) continue;
    pen.save();
    pen.globalAlpha = presence;
    pen.translate(0, (1 - coming) * RISE);
    item.draw(pen, at);
    pen.restore();
  }
}
