import { endpoints } from '#contract/endpoints.ts';
import { enterAnswers } from '#server/study/operate-instruments.ts';
import { changes } from '../action.ts';

/** The audit log has who entered answers to what, and neither the answers nor whose they are. @throws Problem */
export const enterStudyAnswers = changes({
  name: 'study answers',
  endpoint: endpoints.enterStudyAnswers,
  run: async ({ services }, { studyId, ...given }) => {
    const { advice, code } = await enterAnswers(services, studyId, given);
    const { instrument, month } = given;
    return {
      response: { message: `The answers of ${code} are saved, marked as given by telephone.`, advice },
      entry: { subject: studyId, details: { instrument, month } },
    };
  },
});
