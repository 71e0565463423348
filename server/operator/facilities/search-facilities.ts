import type { ResponseOf } from '#contract/endpoint.ts';
import { rowsPerPage } from '#contract/operator-desk.ts';
import type { searchFacilities as endpoint } from '#contract/operator-facilities.ts';
import { countFacilities, listFacilities } from '#server/facilities/operate-facility.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { shownFacility } from './shown-facility.ts';

/** Returns a page of the facilities that a search finds, or of all. */
export async function searchFacilities(
  { database, clock }: Services,
  { body: { search, page = 1 } }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const limit = rowsPerPage;
  const [total, found] = await Promise.all([
    countFacilities(database, search),
    listFacilities({ database }, { search, limit, offset: (page - 1) * limit }),
  ]);
  return { total, facilities: found.map((facility) => shownFacility(facility, clock.now())) };
}
