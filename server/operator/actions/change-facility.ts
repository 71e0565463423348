import { endpoints } from '#contract/endpoints.ts';
import { type Facility, updateFacility } from '#server/facilities/operate-facility.ts';
import { changes } from '../action.ts';
import { startOfDay } from '../days.ts';
import { facilityRow } from '../rows.ts';

/** What is not given stays. @throws Problem `not_found`, or `validation` without any change */
export const changeFacility = changes({
  name: 'facility change',
  endpoint: endpoints.changeFacility,
  command: {
    usage:
      'ID|CODE [--name NAME] [--seats N] [--status trial|active|suspended] [--ends DAY|never] [--terms TEXT|none] [--language en|es]',
    description: 'changes what is given',
    words: ['facilityId'],
    options: {
      name: 'name',
      seats: 'seatLimit',
      status: 'status',
      ends: 'endsOn',
      terms: 'terms',
      language: 'language',
    },
    empty: { ends: ['never'], terms: ['none', ''] },
  },
  run: async ({ services }, { facilityId, endsOn, ...change }) => {
    const endsAt = typeof endsOn === 'string' ? startOfDay(endsOn) : endsOn;
    const facility = await updateFacility(services, facilityId, { ...change, endsAt });
    const { seatsTaken, seatLimit } = facility;
    const isOver = change.seatLimit !== undefined && seatsTaken > seatLimit;
    const seats = isOver
      ? ` ${seatsTaken} seats are taken: nobody is added until there are fewer members.`
      : '';
    return changedFacility(facility, `Saved.${seats}`, `Changed.${seats}`);
  },
});

/** What an action says of the facility that it has changed: on the web, and on the command line. */
export function changedFacility(facility: Facility, onTheWeb: string, message: string) {
  const row = facilityRow(facility);
  return {
    response: { message: onTheWeb },
    rows: [row],
    message,
    entry: { subject: facility.id, details: row },
  };
}
