import { served } from '../endpoint.ts';
import * as helper from '../helper.ts';
import * as plans from '../plans.ts';

export const planEndpoints = {
  savePlanChanges: served(plans.savePlanChanges, {
    purpose: 'Save changes of my plan',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  listPlanChanges: served(plans.listPlanChanges, {
    purpose: 'All changes of my plan, in the order in which they were made',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  getHelper: served(helper.getHelper, {
    purpose: 'My wishes for the person I trust with my plan, and until when the link that I gave them works',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  saveHelperWishes: served(helper.saveHelperWishes, {
    purpose: 'Say what I wish from the person I trust with my plan',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  makeHelperLink: served(helper.makeHelperLink, {
    purpose: 'Make a link that shows my plan for 30 days without a login; an earlier link ends',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  endHelperLink: served(helper.endHelperLink, {
    purpose: 'End the link that shows my plan; also possible after access ended',
    problems: ['too_many_requests'],
  }),
  openHelperPage: served(helper.openHelperPage, {
    purpose: 'The plan of somebody, as a page for the person they trust; a problem is a page too',
    mediaTypes: ['text/html'],
    problems: ['gone', 'not_found', 'too_many_requests'],
  }),
};
