import { endpoints } from '#contract/endpoints.ts';
import { summarizeStudy } from '#server/study/summarize-study.ts';
import { reads } from '../action.ts';

/** @throws Problem `not_found` */
export const getStudySummary = reads({
  name: 'study summary',
  endpoint: endpoints.getStudySummary,
  command: {
    usage: 'ID',
    description: 'how many people of a study answered what in which month, with medians of scores',
    words: ['studyId'],
  },
  run: async ({ services }, { studyId }) => {
    const response = await summarizeStudy(services, studyId);
    const rows = response.questions.map(({ byPhone, score, fell, ...counts }) => ({
      ...counts,
      'by telephone': byPhone,
      'median score': score?.median ?? null,
      fell,
    }));
    return { response, rows };
  },
});
