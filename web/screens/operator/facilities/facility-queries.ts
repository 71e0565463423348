import { createFacility } from '#contract/operator-facilities.ts';
import { send } from '#web/data/api/client.ts';
import { sendOnce } from '#web/screens/support/send-once.ts';
import { deskKey } from '../desk/desk-queries.ts';
import type { TypedFacility } from './FacilityForm.tsx';

export const facilitiesKey = (search: string) => deskKey('facilities', search);
export const facilityKey = (facilityId: string) => [...deskKey('facilities'), 'one', facilityId];

/** The same facility that is sent again, because the response was lost, is created once. */
export function createFacilityOnce(typed: TypedFacility) {
  return sendOnce({ facility: typed }, (operation) =>
    send(createFacility, { body: { ...typed, operation } }),
  );
}
