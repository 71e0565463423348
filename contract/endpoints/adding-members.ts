import { served } from '../endpoint.ts';
import * as adding from '../facility-adding-members.ts';

const problems = ['forbidden', 'facility_full', 'facility_ended', 'facility_unverified'] as const;

export const addingEndpoints = {
  addMember: served(adding.addMember, {
    purpose: 'Add one member to the facility, as its administrator',
    status: 201,
    problems: [...problems, 'not_found', 'username_taken', 'email_taken', 'too_many_requests'],
  }),
  importMembers: served(adding.importMembers, {
    purpose: 'Add members from a CSV file, all of them or only the right rows, as the administrator',
    bodyLimitBytes: 2_000_000,
    problems: [...problems, 'conflict', 'too_many_requests'],
  }),
  makeCards: served(adding.makeCards, {
    purpose: 'Make first passwords for some of the members without email and password, as the administrator',
    problems: ['forbidden'],
  }),
  countCards: served(adding.countCards, {
    purpose: 'The number of members without email and password, as the administrator',
    problems: ['forbidden'],
  }),
};
