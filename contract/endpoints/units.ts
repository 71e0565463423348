import { served } from '../endpoint.ts';
import * as units from '../facility-units.ts';

export const unitEndpoints = {
  listUnits: served(units.listUnits, {
    purpose: "The facility's units and the number of members in each, as its administrator",
    problems: ['forbidden'],
  }),
  addUnit: served(units.addUnit, {
    purpose: 'Add a unit to the facility, as its administrator',
    status: 201,
    problems: ['forbidden', 'conflict'],
  }),
  renameUnit: served(units.renameUnit, {
    purpose: 'Rename a unit of the facility, as its administrator',
    problems: ['forbidden', 'not_found', 'conflict'],
  }),
  removeUnit: served(units.removeUnit, {
    purpose: 'Remove a unit of the facility, as its administrator; its members stay in the facility',
    problems: ['forbidden', 'not_found'],
  }),
  putInUnit: served(units.putInUnit, {
    purpose: 'Put members of the facility into a unit, or into none, as its administrator',
    problems: ['forbidden', 'not_found'],
  }),
};
