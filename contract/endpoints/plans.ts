import { served } from '../endpoint.ts';
import * as plans from '../plans/plans.ts';

export const planEndpoints = {
  savePlanChanges: served(plans.savePlanChanges, {
    purpose: 'Save changes of my plan',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  listPlanChanges: served(plans.listPlanChanges, {
    purpose: 'All changes of my plan, in the order in which they were made',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
};
