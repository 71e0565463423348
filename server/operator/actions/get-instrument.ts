import { endpoints } from '#contract/endpoints.ts';
import { openInstrument } from '#server/study/operate-instruments.ts';
import { reads } from '../action.ts';

/** The questions as they are read out on the telephone. @throws Problem `not_found` or `conflict` */
export const getInstrument = reads({
  name: 'study questions',
  endpoint: endpoints.getInstrument,
  run: async ({ services }, { studyId, instrument }) => ({
    response: await openInstrument(services, studyId, instrument),
  }),
});
