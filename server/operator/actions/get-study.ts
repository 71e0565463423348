import { endpoints } from '#contract/endpoints.ts';
import { openStudy } from '#server/study/operate-studies.ts';
import { reads } from '../action.ts';

/** One study with the flow of its people. @throws Problem `not_found` */
export const getStudy = reads({
  name: 'study show',
  endpoint: endpoints.getStudy,
  command: {
    usage: 'ID',
    description: 'how many people of a study joined, left and take part, by arm',
    words: ['studyId'],
  },
  run: async ({ services }, { studyId }) => {
    const response = await openStudy(services, studyId);
    const rows = response.flow.map(({ arm, joined, leftKept, leftDeleted, taking, ...ends }) => ({
      arm,
      joined,
      'left, data kept': leftKept,
      'left, data deleted': leftDeleted,
      'taking part': taking,
      completed: ends.completed,
      'no answer at the end': ends.notAnswered,
      'under way': ends.underWay,
    }));
    return { response, rows };
  },
});
