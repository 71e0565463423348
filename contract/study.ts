import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { messageResponse } from './fields.ts';

/** Who lets researchers use what they did in the game, without their name. Nobody has to. */

/** Every version of the text of the study that is open to everybody, the newest last. A changed text gets a new version. */
export const studyVersions = ['1'] as const;

/** The version that is shown today. */
export const studyVersion: (typeof studyVersions)[number] = '1';

/** The version that the person read and agreed to. */
export const studyConsent = z.object({ version: z.enum(studyVersions) });

export const saveStudyConsent = endpoint({
  method: 'PATCH',
  path: '/api/v2/user/account/study',
  caller: 'signedIn',
  /** `null` ends it: the next export has nothing of this person. */
  body: z.object({ study: z.nullable(studyConsent) }),
  response: messageResponse,
});

export const studyEndpoints = {
  saveStudyConsent: served(saveStudyConsent, {
    purpose: 'Let researchers use what I did in the game, without my name, or stop that',
    problems: ['conflict'],
  }),
};
