import { served } from '../endpoint.ts';
import * as reviews from '../reviews.ts';

export const reviewEndpoints = {
  saveReviews: served(reviews.saveReviews, {
    purpose: 'Save reviews of exercises, each once however often it is sent',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  listReviews: served(reviews.listReviews, {
    purpose: "A page of the person's reviews; they belong to no game",
    problems: ['too_many_requests'],
  }),
};
