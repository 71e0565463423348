import { formatCode } from '#server/facilities/codes.ts';
import * as operate from '#server/facilities/operate-facility.ts';
import type { Services } from '#server/services/services.ts';
import type { Invocation, Row } from '../command-type.ts';
import { dayOf } from '../days.ts';
import { withAudit } from '../with-audit.ts';

/** What operators change about facilities, on the command line and on the web. Each change is in the audit log. */

type By = Pick<Invocation, 'services' | 'operator'>;
type Facility = operate.Facility;

/** A facility as the command line shows it and the audit log keeps it. */
export function facilityRow(facility: Facility): Row {
  const { id, name, code, status, seatLimit, seatsTaken, endsAt, terms, verifiedAt } = facility;
  return {
    id,
    name,
    code: code ? formatCode(code) : '',
    status,
    seats: `${seatsTaken} of ${seatLimit}`,
    ends: endsAt ? dayOf(endsAt) : 'never',
    terms: terms ?? '',
    verified: verifiedAt ? dayOf(verifiedAt) : 'no',
  };
}

function audited(
  by: By,
  command: string,
  change: (services: Services) => Promise<Facility>,
): Promise<Facility> {
  return withAudit(by, command, async (services) => {
    const facility = await change(services);
    return { subject: facility.id, details: facilityRow(facility), result: facility };
  });
}

/** @throws Problem `conflict` if there is one of this id */
export function createFacility(by: By, given: operate.NewFacility): Promise<Facility> {
  return audited(by, 'facility create', (services) => operate.createFacility(services, given));
}

/** @throws Problem `not_found`, or `validation` without any change */
export function changeFacility(by: By, idOrCode: string, change: operate.FacilityChange): Promise<Facility> {
  return audited(by, 'facility change', (services) => operate.changeFacility(services, idOrCode, change));
}

/** @throws Problem `not_found` */
export function verifyFacility(by: By, idOrCode: string): Promise<Facility> {
  return audited(by, 'facility verify', (services) => operate.verifyFacility(services, idOrCode));
}

/** @throws Problem `not_found` */
export function replaceCode(by: By, idOrCode: string): Promise<Facility> {
  return audited(by, 'facility replace-code', (services) => operate.replaceCode(services, idOrCode));
}

/** @throws Problem `not_found` */
export function revokeCode(by: By, idOrCode: string): Promise<Facility> {
  return audited(by, 'facility revoke-code', (services) => operate.revokeCode(services, idOrCode));
}
