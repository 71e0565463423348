import type { Break } from './break.ts';

/** Work that is done later, and the emails among it. */
export const breaks: readonly Break[] = [
  {
    behavior: 'A password reset leaves before notices that were ordered earlier',
    file: 'server/mail/letter-order.ts',
    find: 'order, { priority });',
    replace: 'order, { priority: priority * 0 });',
    noticedBy: 'server/mail/email-rate.test.ts',
  },
  {
    behavior: 'Emails leave without a pause while more of them wait',
    file: 'server/jobs/work.ts',
    find: 'burstWhenBatchFull: true,',
    replace: 'burstWhenBatchFull: false,',
    noticedBy: 'server/mail/email-rate.test.ts',
  },
  {
    behavior: 'A process without work asks the database for jobs rarely',
    file: 'server/jobs/work.ts',
    find: 'const idlePollingSeconds = 30;',
    replace: 'const idlePollingSeconds = 1;',
    noticedBy: 'server/jobs/jobs.test.ts',
    title: 'an idle process',
  },
  {
    behavior: 'A job that goes on beyond its time is not started beside itself',
    file: 'server/jobs/work.ts',
    find: 'results.get(job.id) ?? run(name, job)',
    replace: 'run(name, job)',
    noticedBy: 'server/jobs/jobs.test.ts',
    title: 'takes longer than its time',
  },
  {
    behavior: 'A job that is given up is logged and counted',
    file: 'server/jobs/jobs.ts',
    find: '      deadLetter: givenUpQueue,\n',
    replace: '',
    noticedBy: 'server/jobs/jobs.test.ts',
  },
  {
    behavior: 'A long job is not taken for dead while its process lives',
    file: 'server/jobs/jobs.ts',
    find: 'cron ? 4 * hourSeconds : 15 * minuteSeconds',
    replace: '5 * minuteSeconds',
    noticedBy: 'server/jobs/jobs.test.ts',
    title: 'may take hours',
  },
  {
    behavior: 'A person is reconciled once, however often the night begins',
    file: 'server/jobs/jobs.ts',
    find: "...(oncePerKey && { policy: 'short' })",
    replace: "...(oncePerKey && { policy: 'standard' })",
    noticedBy: 'server/subscriptions/prices-and-trials.test.ts',
    title: 'nightly reconciliation',
  },
  {
    behavior: 'An email with another link is another message',
    file: 'server/mail/postman.ts',
    find: 'update(letter.text)',
    replace: 'update(id)',
    noticedBy: 'server/mail/mail.test.ts',
    title: 'another link',
  },
];
