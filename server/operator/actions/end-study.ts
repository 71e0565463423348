import { endpoints } from '#contract/endpoints.ts';
import { endStudyToday } from '#server/study/operate-studies.ts';
import { changes } from '../action.ts';

/** @throws Problem `not_found` or `conflict` */
export const endStudy = changes({
  name: 'study end',
  endpoint: endpoints.endStudy,
  command: {
    usage: 'ID',
    description: 'makes today the last day of a study: nobody joins or is asked afterwards',
    words: ['studyId'],
  },
  run: async ({ services }, { studyId }) => {
    const { name, endsOn } = await endStudyToday(services, studyId);
    return {
      response: { message: `${name} ends today. Its exports stay.` },
      entry: { subject: studyId, details: { endsOn } },
    };
  },
});
