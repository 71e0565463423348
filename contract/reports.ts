import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, text } from './fields.ts';

export const papers = ['Letter', 'A4'] as const;

export const makeReport = endpoint({
  method: 'GET',
  path: '/api/v2/user/answers/report/{gameID}/{reportVersion}',
  caller: 'signedIn',
  params: z.object({
    gameID: text().check(atMost(20)),
    reportVersion: text().check(atMost(20)),
  }),
  query: z.object({
    timeZone: z.optional(text().check(atMost(64))),
    paper: z.optional(z.enum(papers)),
  }),
  response: z.object({ report: z.string() }),
});

/** The file itself: a PDF, or a page that explains the problem to a person. */
export const openReport = endpoint({
  method: 'GET',
  path: '/files/reports/{signed}',
  caller: 'signedAddress',
  params: z.object({ signed: z.string() }),
  response: z.unknown(),
});

export const reportEndpoints = {
  makeReport: served(makeReport, {
    purpose: 'Report: an address that opens the PDF for ten minutes',
    problems: ['not_found', 'too_many_requests'],
  }),
  openReport: served(openReport, {
    purpose: 'Report file; a problem is a page that explains it to a person',
    mediaTypes: ['application/pdf'],
    problems: ['gone'],
  }),
};
