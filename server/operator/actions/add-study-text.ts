import { endpoints } from '#contract/endpoints.ts';
import { storeText } from '#server/study/operate-studies.ts';
import { changes } from '../action.ts';

/** @throws Problem `not_found` or `conflict` */
export const addStudyText = changes({
  name: 'study text',
  endpoint: endpoints.addStudyText,
  run: async ({ services }, { studyId, ...text }) => {
    await storeText(services, studyId, text);
    return {
      response: { message: `Version ${text.version} is there. Everyone who takes part is asked to sign it.` },
      entry: { subject: studyId, details: { version: text.version } },
    };
  },
});
