import type { ResponseOf } from '#contract/endpoint.ts';
import type {
  changeFacility as changeEndpoint,
  createFacility as createEndpoint,
  getFacility as getEndpoint,
  giveFacilityNewCode as newCodeEndpoint,
  turnFacilityCodeOff as noCodeEndpoint,
  verifyFacility as verifyEndpoint,
} from '#contract/operator-facilities.ts';
import { formatCode } from '#server/facilities/codes.ts';
import {
  type Facility,
  findFacilityById,
  getFacility as getOne,
} from '#server/facilities/operate-facility.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { startOfDay } from '../days.ts';
import * as changes from './change-facility.ts';
import { shownFacility } from './shown-facility.ts';

/** What operators see of one facility, and change. Each throws Problem `not_found` where it names one. */

const by = (services: Services, { caller }: { caller: { accountId: string } }) => ({
  services,
  operator: caller.accountId,
});

export async function getFacility(
  services: Services,
  { params }: Call<typeof getEndpoint>,
): Promise<ResponseOf<typeof getEndpoint>> {
  return shownFacility(await getOne(services, params.facilityId), services.clock.now());
}

/** Creates a facility, once for one idempotency key. */
export async function createFacility(
  services: Services,
  call: Call<typeof createEndpoint>,
): Promise<ResponseOf<typeof createEndpoint>> {
  const { operation: id, endsOn, ...given } = call.body;
  const earlier = id === undefined ? null : await findFacilityById(services.database, id);
  if (earlier) return created(earlier);
  const endsAt = endsOn === null ? null : startOfDay(endsOn);
  return created(await changes.createFacility(by(services, call), { ...given, id, endsAt }));
}

function created({ id, code }: Facility): ResponseOf<typeof createEndpoint> {
  return { message: `Created. Give out the code ${formatCode(code ?? '')}.`, facilityId: id };
}

/** @throws Problem `validation` without any change */
export async function changeFacility(
  services: Services,
  call: Call<typeof changeEndpoint>,
): Promise<ResponseOf<typeof changeEndpoint>> {
  const { endsOn, ...change } = call.body;
  const endsAt = typeof endsOn === 'string' ? startOfDay(endsOn) : endsOn;
  await changes.changeFacility(by(services, call), call.params.facilityId, { ...change, endsAt });
  return { message: 'Saved.' };
}

export async function verifyFacility(
  services: Services,
  call: Call<typeof verifyEndpoint>,
): Promise<ResponseOf<typeof verifyEndpoint>> {
  await changes.verifyFacility(by(services, call), call.params.facilityId);
  return { message: 'Verified. Its administrators now see how members get on.' };
}

export async function giveFacilityNewCode(
  services: Services,
  call: Call<typeof newCodeEndpoint>,
): Promise<ResponseOf<typeof newCodeEndpoint>> {
  const { code } = await changes.replaceCode(by(services, call), call.params.facilityId);
  return { message: `The new code is ${formatCode(code ?? '')}. No older code works anymore.` };
}

export async function turnFacilityCodeOff(
  services: Services,
  call: Call<typeof noCodeEndpoint>,
): Promise<ResponseOf<typeof noCodeEndpoint>> {
  await changes.revokeCode(by(services, call), call.params.facilityId);
  return { message: 'Nobody can join until it gets a new code.' };
}
