import * as z from 'zod/mini';
import { tabItems } from '#web/lib/storage.ts';

/** The item of this tab with the guest's place in a room, for a page that is loaded again. */
const seatKey = 'guest';

const kept = z.object({
  seat: z.string(),
  guestId: z.nullable(z.string()),
  link: z.nullable(z.string()),
});

/** A guest's place in a room, and who the guest is there; null if that is not known. */
export type GuestSeat = { seat: string; guestId: string | null };

/** The place that this tab has; null for none, or one in another room than the link leads to. */
export function readSeat(link: string | null): GuestSeat | null {
  const read = z.safeParse(kept, JSON.parse(tabItems.get(seatKey) ?? 'null'));
  return read.success && (link === null || read.data.link === link) ? read.data : null;
}

export function keepSeat(seat: GuestSeat, link: string | null): void {
  tabItems.set(seatKey, JSON.stringify({ ...seat, link }));
}

export function forgetSeat(): void {
  tabItems.remove(seatKey);
}
