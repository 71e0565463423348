import { served } from '../endpoint.ts';
import * as topics from '../facility-topics.ts';

const problems = ['forbidden', 'facility_unverified'] as const;

export const facilityTopicEndpoints = {
  listTopics: served(topics.listTopics, {
    purpose:
      'What members overlook on the first try, by topic and unit, as the administrator of the facility',
    problems,
  }),
  makeHuddle: served(topics.makeHuddle, {
    purpose: 'Five-minute huddle about a topic: an address that opens the PDF for ten minutes',
    problems: [...problems, 'not_found', 'too_many_requests'],
  }),
  makeResultsFile: served(topics.makeResultsFile, {
    purpose:
      'Results of all members: an address that opens the CSV for ten minutes. Each member sees the look.',
    problems: [...problems, 'too_many_requests'],
  }),
  openHuddle: served(topics.openHuddle, {
    purpose: 'Huddle file; a problem is a page that explains it to a person',
    mediaTypes: ['application/pdf'],
    problems: ['gone'],
  }),
  openResultsFile: served(topics.openResultsFile, {
    purpose: 'File of results; a problem is a page that explains it to a person',
    mediaTypes: ['text/csv'],
    problems: ['gone'],
  }),
};
