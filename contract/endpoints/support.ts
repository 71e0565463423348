import { served } from '../endpoint.ts';
import * as support from '../support.ts';

const feedback = { problems: ['too_many_requests'], repeatsMessage: true } as const;

export const supportEndpoints = {
  giveFeedback: served(support.giveFeedback, {
    purpose: 'Give feedback',
    ...feedback,
  }),
  addFeedback: served(support.addFeedback, {
    purpose: 'Add feedback (older clients; the same handling as give feedback)',
    ...feedback,
  }),
  contactUs: served(support.contactUs, {
    purpose: 'Contact us',
    problems: ['too_many_requests'],
  }),
};
