import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, idempotencyKey, instant, messageResponse, requiredText, text } from './fields.ts';
import { sender } from './operator-people.ts';
import { languages } from './pages/languages.ts';

/** What operators do at the desk: tickets, feedback, surveys, jobs, the audit log, and how the server is. */

/** Rows of one page of a list. */
export const rowsPerPage = 20;

const base = '/api/v2/operator';

/** Starts at 1. */
const page = z.optional(text().check(z.regex(/^[1-9][0-9]{0,4}$/)));

/** `open` until our support has answered; `closed` when nothing more is to be done. */
export const ticketStatuses = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

const ticket = z.object({
  id: z.string(),
  status: z.enum(ticketStatuses),
  name: z.string(),
  email: z.string(),
  issue: z.string(),
  /** Of the page that it was written on: the answer is sent in it. Null for one from before there were others. */
  language: z.nullable(z.enum(languages)),
  /** The account that sent it; null for somebody who was not signed in. */
  sender: z.nullable(sender),
  receivedAt: instant,
  closedAt: z.nullable(instant),
});

export type ListedTicket = z.output<typeof ticket>;

const ticketParams = z.object({ ticketId: text().check(atMost(60)) });

export const listTickets = endpoint({
  method: 'GET',
  path: `${base}/tickets`,
  caller: 'signedIn',
  only: 'operators',
  query: z.object({
    /** Without it the open ones. */
    status: z.optional(z.enum(ticketStatuses)),
    page,
  }),
  response: z.object({
    /** How many tickets have each status. */
    totals: z.record(z.enum(ticketStatuses), z.number()),
    /** Of this status, the newest first. */
    tickets: z.array(ticket),
  }),
});

export const getTicket = endpoint({
  method: 'GET',
  path: `${base}/tickets/{ticketId}`,
  caller: 'signedIn',
  only: 'operators',
  params: ticketParams,
  response: z.extend(ticket, {
    /** The oldest first. */
    answers: z.array(z.object({ answer: z.string(), answeredAt: instant })),
  }),
});

export const answerBody = z.object({
  answer: requiredText('Answer Required', 20_000),
  operation: idempotencyKey,
});

export const answerTicket = endpoint({
  method: 'POST',
  path: `${base}/tickets/{ticketId}/answers`,
  caller: 'signedIn',
  only: 'operators',
  params: ticketParams,
  body: answerBody,
  response: messageResponse,
});

export const closeTicket = endpoint({
  method: 'POST',
  path: `${base}/tickets/{ticketId}/close`,
  caller: 'signedIn',
  only: 'operators',
  params: ticketParams,
  response: messageResponse,
});

const feedback = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  feedback: z.string(),
  receivedAt: instant,
});

export type ListedFeedback = z.output<typeof feedback>;

export const listFeedback = endpoint({
  method: 'GET',
  path: `${base}/feedback`,
  caller: 'signedIn',
  only: 'operators',
  query: z.object({ page }),
  /** The newest first. */
  response: z.object({ total: z.number(), feedback: z.array(feedback) }),
});

/** Nothing that is shown of the surveys is about fewer people. */
export const fewestPeople = 5;

export const surveyCounts = z.array(
  z.object({
    survey: z.string(),
    question: z.string(),
    /** False for an earlier wording that people answered. */
    isCurrent: z.boolean(),
    /** How many people answered the question; null for fewer than five. */
    people: z.nullable(z.number()),
    /** Null where the count, or what can be computed from it, would be about fewer than five people. */
    options: z.array(z.object({ option: z.string(), people: z.nullable(z.number()) })),
  }),
);

export type SurveyCounts = z.output<typeof surveyCounts>;

export const countSurveys = endpoint({
  method: 'GET',
  path: `${base}/surveys`,
  caller: 'signedIn',
  only: 'operators',
  response: z.object({ questions: surveyCounts }),
});

export const getSurveyFile = endpoint({
  method: 'GET',
  path: `${base}/surveys/file`,
  caller: 'signedIn',
  only: 'operators',
  /** The same counts as the text of a CSV file. */
  response: z.object({ csv: z.string() }),
});

const failedJob = z.object({
  id: z.string(),
  /** The kind of job. */
  name: z.string(),
  /** Of emails: which one. */
  template: z.nullable(z.string()),
  /** What the last try ended with. */
  reason: z.nullable(z.string()),
  failedTries: z.number(),
  createdAt: instant,
  /** When it is tried again by itself; null after it was given up. */
  nextTryAt: z.nullable(instant),
});

export type ListedJob = z.output<typeof failedJob>;

export const listFailedJobs = endpoint({
  method: 'GET',
  path: `${base}/jobs`,
  caller: 'signedIn',
  only: 'operators',
  query: z.object({ page }),
  /** Those that were given up first. */
  response: z.object({ total: z.number(), jobs: z.array(failedJob) }),
});

export const retryJob = endpoint({
  method: 'POST',
  path: `${base}/jobs/{jobId}/retry`,
  caller: 'signedIn',
  /** A job may charge a card or give money back. */
  only: 'billingOperators',
  params: z.object({ jobId: text().check(atMost(60)) }),
  response: messageResponse,
});

const auditEntry = z.object({
  id: z.number(),
  at: instant,
  /** The name of an operator or administrator; the id of an account that is gone. */
  by: z.string(),
  command: z.string(),
  subject: z.string(),
  /** What else is known, as JSON. */
  details: z.string(),
  /** In the operator's words. */
  reason: z.nullable(z.string()),
});

export type ListedAuditEntry = z.output<typeof auditEntry>;

export const listAuditLog = endpoint({
  method: 'GET',
  path: `${base}/audit-log`,
  caller: 'signedIn',
  only: 'ownerOperators',
  query: z.object({
    /** One kind of action; without it all. */
    command: z.optional(text().check(atMost(60))),
    page,
  }),
  response: z.object({
    total: z.number(),
    /** The kinds of action that the log has, by name. */
    commands: z.array(z.string()),
    /** The newest first. */
    entries: z.array(auditEntry),
  }),
});

export const serverHealth = z.object({
  /** The release that runs, as package.json names it. */
  release: z.string(),
  contentVersion: z.string(),
  /** Ready as `/readyz` says; otherwise why not. */
  notReadyBecause: z.nullable(z.string()),
  database: z.object({
    kind: z.enum(['embedded', 'own']),
    postgres: z.string(),
    megabytes: z.number(),
  }),
  jobs: z.object({
    /** Due and not begun. */
    waiting: z.number(),
    /** Given up within the last day. */
    givenUp: z.number(),
  }),
  emails: z.object({
    by: z.enum(['smtp', 'sandbox']),
    /** Not sent yet. */
    waiting: z.number(),
    /** Age of the one that waits longest. */
    oldestSeconds: z.number(),
  }),
  payments: z.object({
    provider: z.enum(['stripe', 'sandbox']),
    /** When a subscription was last compared with the provider; null before the first time. */
    lastReadAt: z.nullable(z.string()),
  }),
  /** The last backup of the embedded database that ended well; null if none is known. Other databases are not backed up by us. */
  backup: z.object({ isOurs: z.boolean(), lastAt: z.nullable(z.string()) }),
});

export type ServerHealth = z.output<typeof serverHealth>;

export const getServerHealth = endpoint({
  method: 'GET',
  path: `${base}/health`,
  caller: 'signedIn',
  only: 'operators',
  response: serverHealth,
});

export const operatorDeskEndpoints = {
  listTickets: served(listTickets, {
    purpose: 'A page of the messages of the contact page with one status, as an operator',
  }),
  getTicket: served(getTicket, {
    purpose: 'One message of the contact page with what was answered, as an operator',
    problems: ['not_found'],
  }),
  answerTicket: served(answerTicket, {
    purpose: 'Answer a message of the contact page by email, as an operator',
    problems: ['not_found', 'conflict'],
  }),
  closeTicket: served(closeTicket, {
    purpose: 'Close a message of the contact page, as an operator',
    problems: ['not_found', 'conflict'],
  }),
  listFeedback: served(listFeedback, {
    purpose: 'A page of the feedback, as an operator',
  }),
  countSurveys: served(countSurveys, {
    purpose: 'How many people chose each answer of the surveys, as an operator',
  }),
  getSurveyFile: served(getSurveyFile, {
    purpose: 'The same counts for spreadsheets, as an operator',
  }),
  listFailedJobs: served(listFailedJobs, {
    purpose: 'A page of the jobs and emails that failed, as an operator',
  }),
  retryJob: served(retryJob, {
    purpose: 'Try a job that was given up once more, as an operator',
    problems: ['not_found'],
  }),
  listAuditLog: served(listAuditLog, {
    purpose: 'A page of what operators and administrators did, as an owner',
  }),
  getServerHealth: served(getServerHealth, {
    purpose: 'Release, database, jobs, emails, payment provider and last backup, as an operator',
  }),
};
