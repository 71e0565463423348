import { served } from '../endpoint.ts';
import * as facilities from '../operator-facilities.ts';

/** Calls of operators about facilities. */
export const operatorFacilityEndpoints = {
  searchFacilities: served(facilities.searchFacilities, {
    purpose: 'A page of the facilities, all or those that a search finds, as an operator',
  }),
  getFacility: served(facilities.getFacility, {
    purpose: 'One facility, as an operator',
    problems: ['not_found'],
  }),
  createFacility: served(facilities.createFacility, {
    purpose: 'Create a facility whose users join by its code, as an operator',
    problems: ['conflict'],
  }),
  changeFacility: served(facilities.changeFacility, {
    purpose: 'Change name, status, seats, end or agreed price of a facility, as an operator',
    problems: ['not_found'],
  }),
  verifyFacility: served(facilities.verifyFacility, {
    purpose: 'Say that we know who runs a facility: its administrators then see results of members',
    problems: ['not_found'],
  }),
  giveFacilityNewCode: served(facilities.giveFacilityNewCode, {
    purpose: 'Give a facility a new code; the old one no longer works',
    problems: ['not_found'],
  }),
  turnFacilityCodeOff: served(facilities.turnFacilityCodeOff, {
    purpose: 'Take the code of a facility away: nobody can join until it gets a new one',
    problems: ['not_found'],
  }),
};
