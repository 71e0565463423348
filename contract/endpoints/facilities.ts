import { served } from '../endpoint.ts';
import * as facilities from '../facilities.ts';

export const facilityEndpoints = {
  joinFacility: served(facilities.joinFacility, {
    purpose: 'Join a facility by its code',
    problems: ['facility_code_invalid', 'facility_full', 'conflict', 'too_many_requests'],
  }),
  leaveFacility: served(facilities.leaveFacility, {
    purpose: 'Leave the facility',
    problems: ['conflict'],
  }),
  replaceFacilityCode: served(facilities.replaceFacilityCode, {
    purpose: "Replace the facility's code, as its administrator",
    problems: ['forbidden'],
  }),
  revokeFacilityCode: served(facilities.revokeFacilityCode, {
    purpose: "Revoke the facility's code, so that nobody can join with it, as its administrator",
    problems: ['forbidden'],
  }),
  listMembers: served(facilities.listMembers, {
    purpose: "A page of the facility's members with their progress, as its administrator",
    problems: ['forbidden', 'facility_unverified'],
  }),
  getMemberResults: served(facilities.getMemberResults, {
    purpose: "A member's answers, dates and scores, as the facility's administrator",
    problems: ['forbidden', 'not_found', 'facility_unverified'],
  }),
  setMemberPassword: served(facilities.setMemberPassword, {
    purpose: "Give a member without email a one-time password, as the facility's administrator",
    problems: ['forbidden', 'not_found'],
  }),
};
