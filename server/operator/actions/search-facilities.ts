import { endpoints } from '#contract/endpoints.ts';
import { countFacilities, findFacilities } from '#server/facilities/operate-facility.ts';
import { reads } from '../action.ts';
import { pageOf } from '../page-of.ts';
import { facilityRow } from '../rows.ts';
import { shownFacility } from '../shown.ts';

/** The facilities that a search finds, or all of them. */
export const searchFacilities = reads({
  name: 'facility list',
  endpoint: endpoints.searchFacilities,
  command: { description: 'all facilities with their seats and codes', read: () => ({ isWhole: true }) },
  run: async ({ services: { database, clock } }, { search, isWhole, ...input }) => {
    const [total, found] = await Promise.all([
      countFacilities(database, search),
      findFacilities({ database }, { search, ...(isWhole ? {} : pageOf(input)) }),
    ]);
    return {
      response: { total, facilities: found.map((facility) => shownFacility(facility, clock.now())) },
      rows: found.map(facilityRow),
    };
  },
});
