import { endpoints } from '#contract/endpoints.ts';
import { addCodes } from '#server/study/operate-studies.ts';
import { changes } from '../action.ts';

/** @throws Problem `not_found`, `validation` or `conflict` */
export const addStudyCodes = changes({
  name: 'study codes',
  endpoint: endpoints.addStudyCodes,
  run: async ({ services }, { studyId, list }) => {
    const codes = await addCodes(services, studyId, list);
    return {
      response: { message: codes === 1 ? '1 code is added.' : `${codes} codes are added.` },
      entry: { subject: studyId, details: { codes } },
    };
  },
});
