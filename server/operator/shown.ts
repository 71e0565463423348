import type { ListedTicket } from '#contract/operator-desk.ts';
import type { ListedFacility } from '#contract/operator-facilities.ts';
import { formatCode } from '#server/facilities/codes.ts';
import type { Facility } from '#server/facilities/operate-facility.ts';
import type { Ticket } from '#server/support/operate-tickets.ts';
import { dayOf } from './days.ts';

/** A facility as operators see it on the web. */
export function shownFacility(
  { id, code, endsAt, createdAt, verifiedAt, ...facility }: Facility,
  now: Date,
): ListedFacility {
  const { name, status, seatLimit, seatsTaken, terms } = facility;
  return {
    facilityId: id,
    name,
    status,
    hasEnded: endsAt !== null && endsAt <= now,
    seatLimit,
    seatsTaken,
    endsOn: endsAt && dayOf(endsAt),
    code: code && formatCode(code),
    terms,
    createdAt: createdAt.toISOString(),
    verifiedAt: verifiedAt?.toISOString() ?? null,
  };
}

/** A ticket as operators see it on the web. */
export function shownTicket({ receivedAt, closedAt, ...ticket }: Ticket): ListedTicket {
  return { ...ticket, receivedAt: receivedAt.toISOString(), closedAt: closedAt?.toISOString() ?? null };
}
