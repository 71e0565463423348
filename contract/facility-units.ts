import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, messageResponse, requiredLine, text, uuid } from './fields.ts';

/** The wards or houses of a facility, for its administrator. */

const base = '/api/v2/user/account/facility';

/** A facility has at most as many units. */
export const mostUnits = 200;

/** Members that one call puts into a unit. */
export const mostPutAtOnce = 200;

export const unitBody = z.object({ name: requiredLine('unitNameRequired', 60) });

const unitParams = z.object({ unitId: text().check(atMost(60)) });

const listedUnit = z.object({
  unitId: z.string(),
  name: z.string(),
  /** How many members are in it. */
  members: z.number(),
});

export type ListedUnit = z.output<typeof listedUnit>;

export const listUnits = endpoint({
  method: 'GET',
  path: `${base}/units`,
  caller: 'signedIn',
  only: 'administrators',
  response: z.object({
    /** By name. */
    units: z.array(listedUnit),
    /** Members in no unit. */
    withoutUnit: z.number(),
  }),
});

export const addUnit = endpoint({
  method: 'POST',
  path: `${base}/units`,
  caller: 'signedIn',
  only: 'administrators',
  body: unitBody,
  response: z.object({ message: z.string(), unitId: z.string() }),
});

export const renameUnit = endpoint({
  method: 'PATCH',
  path: `${base}/units/{unitId}`,
  caller: 'signedIn',
  only: 'administrators',
  params: unitParams,
  body: unitBody,
  response: messageResponse,
});

export const removeUnit = endpoint({
  method: 'DELETE',
  path: `${base}/units/{unitId}`,
  caller: 'signedIn',
  only: 'administrators',
  params: unitParams,
  response: messageResponse,
});

export const putInUnit = endpoint({
  method: 'PATCH',
  path: `${base}/members/unit`,
  caller: 'signedIn',
  only: 'administrators',
  body: z.object({
    userIds: z.array(uuid).check(z.minLength(1, 'chooseMembers'), z.maxLength(mostPutAtOnce)),
    /** Null takes the members out of their unit. */
    unitId: z.nullable(uuid),
  }),
  response: messageResponse,
});

export const unitEndpoints = {
  listUnits: served(listUnits, {
    purpose: "The facility's units and the number of members in each, as its administrator",
    problems: ['forbidden'],
  }),
  addUnit: served(addUnit, {
    purpose: 'Add a unit to the facility, as its administrator',
    status: 201,
    problems: ['forbidden', 'conflict'],
  }),
  renameUnit: served(renameUnit, {
    purpose: 'Rename a unit of the facility, as its administrator',
    problems: ['forbidden', 'not_found', 'conflict'],
  }),
  removeUnit: served(removeUnit, {
    purpose: 'Remove a unit of the facility, as its administrator; its members stay in the facility',
    problems: ['forbidden', 'not_found'],
  }),
  putInUnit: served(putInUnit, {
    purpose: 'Put members of the facility into a unit, or into none, as its administrator',
    problems: ['forbidden', 'not_found'],
  }),
};
