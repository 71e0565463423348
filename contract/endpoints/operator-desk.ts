import { served } from '../endpoint.ts';
import * as desk from '../operator-desk.ts';

export const operatorDeskEndpoints = {
  listTickets: served(desk.listTickets, {
    purpose: 'A page of the messages of the contact page with one status, as an operator',
  }),
  getTicket: served(desk.getTicket, {
    purpose: 'One message of the contact page with what was answered, as an operator',
    problems: ['not_found'],
  }),
  answerTicket: served(desk.answerTicket, {
    purpose: 'Answer a message of the contact page by email, as an operator',
    problems: ['not_found', 'conflict'],
  }),
  closeTicket: served(desk.closeTicket, {
    purpose: 'Close a message of the contact page, as an operator',
    problems: ['not_found', 'conflict'],
  }),
  listFeedback: served(desk.listFeedback, {
    purpose: 'A page of the feedback, as an operator',
  }),
  countSurveys: served(desk.countSurveys, {
    purpose: 'How many people chose each answer of the surveys, as an operator',
  }),
  getSurveyFile: served(desk.getSurveyFile, {
    purpose: 'The same counts for spreadsheets, as an operator',
  }),
  listFailedJobs: served(desk.listFailedJobs, {
    purpose: 'A page of the jobs and emails that failed, as an operator',
  }),
  retryJob: served(desk.retryJob, {
    purpose: 'Try a job that was given up once more, as an operator',
    problems: ['not_found'],
  }),
  listAuditLog: served(desk.listAuditLog, {
    purpose: 'A page of what operators and administrators did, as an owner',
  }),
  getServerHealth: served(desk.getServerHealth, {
    purpose: 'Release, database, jobs, emails, payment provider and last backup, as an operator',
  }),
};
