import { endpoints } from '#contract/endpoints.ts';
import { findStudies } from '#server/study/operate-studies.ts';
import { reads } from '../action.ts';

/** All studies, the newest first. */
export const listStudies = reads({
  name: 'study list',
  endpoint: endpoints.listStudies,
  command: { description: 'all studies, with how many people take part' },
  run: async ({ services }) => {
    const studies = await findStudies(services.database);
    const rows = studies.map(({ studyId, name, startsOn, endsOn, participants }) => ({
      id: studyId,
      name,
      starts: startsOn,
      ends: endsOn ?? 'never',
      'taking part': participants,
    }));
    return { response: { studies }, rows };
  },
});
