import * as z from 'zod/mini';

/** What operators do at the desk: tickets, feedback, surveys, jobs, the audit log, and how the server is. */

/** Rows of one page of a list. */
export const rowsPerPage = 20;

/** `open` until our support has answered; `closed` when nothing more is to be done. */
export const ticketStatuses = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

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
