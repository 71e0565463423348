import { endpoints } from '#contract/endpoints.ts';
import { endAllSessions } from '#server/accounts/operate-account.ts';
import { changesPerson } from '../action.ts';

/** Logs every device out. */
export const endPersonSessions = changesPerson({
  name: 'person end-sessions',
  endpoint: endpoints.endPersonSessions,
  command: { usage: 'NAME', description: 'signs every device of a person out; the password stays' },
  run: async ({ services: { database } }, { id }) => {
    const ended = await endAllSessions(database, id);
    return {
      response: { message: 'Every device is logged out.' },
      message: `${ended} signed out.`,
      details: { ended },
    };
  },
});
