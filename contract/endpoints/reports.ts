import { served } from '../endpoint.ts';
import * as reports from '../reports.ts';

export const reportEndpoints = {
  makeReport: served(reports.makeReport, {
    purpose: 'Report: an address that opens the PDF for ten minutes',
    problems: ['not_found', 'too_many_requests'],
  }),
  openReport: served(reports.openReport, {
    purpose: 'Report file; a problem is a page that explains it to a person',
    mediaTypes: ['application/pdf'],
    problems: ['gone'],
  }),
};
