import { listFailedJobs } from '#server/lib/jobs/failed-jobs.ts';
import { countSurveys } from '#server/surveys/count-surveys.ts';
import type { Command } from '../command-type.ts';
import { defaultLimit, wholeNumber } from '../read-options.ts';
import { readHealth } from './read-health.ts';
import { retryFailedJob } from './retry-failed-job.ts';

/** Commands for jobs that failed, for the counts of the surveys, and for how the server is. */

export const deskCommands: readonly Command[] = [
  {
    name: 'job list',
    usage: 'job list [--limit 50]',
    description:
      'jobs and emails that failed: first those given up within the last day, then those tried again',
    run: async ({ services, options }) => {
      const jobs = await listFailedJobs(services.database, {
        limit: wholeNumber(options, 'limit', 1) ?? defaultLimit,
      });
      return {
        rows: jobs.map(({ createdAt, nextTryAt, failedTries, ...job }) => ({
          ...job,
          created: createdAt.toISOString(),
          'failed tries': failedTries,
          'next try': nextTryAt?.toISOString() ?? 'given up',
        })),
      };
    },
  },
  {
    name: 'job retry',
    usage: 'job retry ID',
    description: 'has a job that was given up tried once more',
    run: async ({ services, args: [id = ''], operator }) => {
      const name = await retryFailedJob(services, operator, id);
      return { rows: [{ id, name }], message: 'It is tried again within a minute.' };
    },
  },
  {
    name: 'survey counts',
    usage: 'survey counts',
    description: 'how many people chose each answer of the surveys; nothing about fewer than five people',
    run: async ({ services }) => ({
      rows: (await countSurveys(services)).flatMap(({ survey, question, options }) =>
        options.map(({ option, people }) => ({ survey, question, answer: option, people })),
      ),
    }),
  },
  {
    name: 'server health',
    usage: 'server health',
    description: 'release, database, jobs, emails, payment provider, and the last backup',
    run: async ({ services }) => {
      const { notReadyBecause, database, jobs, emails, payments, backup, ...versions } =
        await readHealth(services);
      return {
        rows: [
          {
            ...versions,
            'not ready because': notReadyBecause,
            database: `${database.kind}, PostgreSQL ${database.postgres}, ${database.megabytes} MB`,
            'jobs waiting': jobs.waiting,
            'jobs given up': jobs.givenUp,
            'emails waiting': emails.waiting,
            payments: payments.provider,
            'last backup': backup.lastAt,
          },
        ],
      };
    },
  },
];
