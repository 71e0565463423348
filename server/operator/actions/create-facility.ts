import { endpoints } from '#contract/endpoints.ts';
import { formatCode } from '#server/facilities/codes.ts';
import { findFacilityById, inviteToRun, storeFacility } from '#server/facilities/operate-facility.ts';
import { changes } from '../action.ts';
import { startOfDay } from '../days.ts';
import { facilityRow } from '../rows.ts';

/** Creates a facility, once for one idempotency key. */
export const createFacility = changes({
  name: 'facility create',
  endpoint: endpoints.createFacility,
  command: {
    usage:
      'NAME... [--seats 25] [--status trial|active|suspended] [--ends DAY] [--terms TEXT] [--language en|es] [--administrator EMAIL]',
    description: 'makes a facility; its users join by its code',
    words: ['name'],
    options: {
      ...{ seats: 'seatLimit', status: 'status', ends: 'endsOn', terms: 'terms' },
      ...{ language: 'language', administrator: 'administratorEmail' },
    },
    empty: { ends: ['never'], terms: ['none', ''] },
  },
  run: async ({ services, origin }, { operation: id, endsOn, administratorEmail: email, ...given }) => {
    const earlier = id === undefined ? null : await findFacilityById(services.database, id);
    const endsAt = endsOn === null ? null : startOfDay(endsOn);
    const facility = earlier ?? (await storeFacility(services, { ...given, id, endsAt }));
    if (email !== null && !earlier) await inviteToRun(services, facility.id, { email, origin });
    const row = facilityRow(facility);
    const invited = email === null ? '' : ` ${email} gets a link to run it.`;
    const message = `Give out the code ${formatCode(facility.code ?? '')}.${invited}`;
    return {
      response: { message: `Created. ${message}`, facilityId: facility.id },
      rows: [row],
      message,
      entry: earlier ? null : { subject: facility.id, details: row },
    };
  },
});
