import { formatCode } from '#server/facilities/codes.ts';
import type { Facility } from '#server/facilities/operate-facility.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import type { Ticket } from '#server/support/operate-tickets.ts';
import type { DiscountCode, Price } from '#server/tables/subscriptions.ts';
import type { CommandRow } from './command-type.ts';
import { dayOf } from './days.ts';

/** Things as the command line shows them, and as the audit log keeps those that operators make and change. */

export function codeRow(given: DiscountCode): CommandRow {
  const { code, percentOff, lasts, months, trialDays, uses, maxUses, expiresAt, endedAt } = given;
  return {
    code,
    percent: percentOff,
    lasts: lasts === 'months' ? `${months} months` : lasts,
    'trial days': trialDays,
    uses: maxUses === null ? String(uses) : `${uses} of ${maxUses}`,
    expires: expiresAt ? dayOf(expiresAt) : 'never',
    ended: endedAt ? dayOf(endedAt) : '',
  };
}

export function priceRow({ amountCents, intervalMonths, trialDays, validFrom }: Price): CommandRow {
  return {
    dollars: dollarsOf(amountCents),
    'every months': intervalMonths,
    'trial days': trialDays,
    from: dayOf(validFrom),
  };
}

export function facilityRow(facility: Facility): CommandRow {
  const { id, name, waitingName, code, status, seatLimit, seatsTaken, endsAt, terms, verifiedAt, language } =
    facility;
  return {
    id,
    name,
    'waiting name': waitingName ?? '',
    code: code ? formatCode(code) : '',
    status,
    seats: `${seatsTaken} of ${seatLimit}`,
    ends: endsAt ? dayOf(endsAt) : 'never',
    terms: terms ?? '',
    language: language ?? '',
    verified: verifiedAt ? dayOf(verifiedAt) : 'no',
  };
}

export function ticketRow(ticket: Ticket): CommandRow {
  const { id, status, name, email, issue, language, receivedAt, closedAt } = ticket;
  return {
    id,
    status,
    received: receivedAt.toISOString(),
    closed: closedAt?.toISOString() ?? null,
    name,
    email,
    language: language ?? '',
    message: issue,
  };
}
