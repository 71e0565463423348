import { endpoints } from '#contract/endpoints.ts';
import { changesPerson } from '../action.ts';
import { getPersonById, openCommand } from '../people/change-person.ts';
import { readPerson } from './get-person.ts';

/** Opens a person for an hour. Nothing is shown unless the reason is in the audit log. @throws Problem `not_found` */
export const openPerson = changesPerson({
  name: openCommand,
  endpoint: endpoints.openPerson,
  find: ({ services }, { userId }) => getPersonById(services, userId),
  run: async ({ services }, person, { reason }) => ({
    response: await readPerson(services, person),
    reason,
  }),
});
