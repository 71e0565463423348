import type { ListedTicket } from '#contract/operator-desk.ts';
import type { ListedFacility, OpenedFacility } from '#contract/operator-facilities.ts';
import { findAdministrators, findInvitations } from '#server/facilities/administrators-of.ts';
import { formatCode } from '#server/facilities/codes.ts';
import type { Facility } from '#server/facilities/operate-facility.ts';
import type { Services } from '#server/services/services.ts';
import type { Ticket } from '#server/support/operate-tickets.ts';
import { dayOf } from './days.ts';

/** A facility as operators see it on the web. */
export function shownFacility(
  { id, code, endsAt, createdAt, verifiedAt, ...facility }: Facility,
  now: Date,
): ListedFacility {
  const { name, waitingName, status, seatLimit, seatsTaken, terms, language } = facility;
  return {
    facilityId: id,
    name,
    waitingName,
    status,
    hasEnded: endsAt !== null && endsAt <= now,
    seatLimit,
    seatsTaken,
    endsOn: endsAt && dayOf(endsAt),
    code: code && formatCode(code),
    terms,
    language,
    createdAt: createdAt.toISOString(),
    verifiedAt: verifiedAt?.toISOString() ?? null,
  };
}

/** One facility as operators see it on the web, with those who run it. */
export async function openedFacility(
  { database, clock }: Services,
  facility: Facility,
): Promise<OpenedFacility> {
  const now = clock.now();
  const administrators = await findAdministrators(database, facility.id);
  const invitations = await findInvitations(database, facility.id, now);
  return {
    ...shownFacility(facility, now),
    administrators: administrators.map(({ since, ...person }) => ({ ...person, since: since.toISOString() })),
    invitations: invitations.map(({ email, expiresAt }) => ({ email, endsAt: expiresAt.toISOString() })),
  };
}

/** A ticket as operators see it on the web. */
export function shownTicket({ receivedAt, closedAt, ...ticket }: Ticket): ListedTicket {
  return { ...ticket, receivedAt: receivedAt.toISOString(), closedAt: closedAt?.toISOString() ?? null };
}
