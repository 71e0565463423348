import type { Break } from './break.ts';

/** Several processes behind a load balancer, on a PostgreSQL whose primary moves. */
export const breaks: readonly Break[] = [
  {
    behavior:
      'A process that was told to stop is not ready any more, so that a load balancer sends it nothing',
    file: 'server/platform/health.ts',
    find: 'if (draining.isOn)',
    replace: 'if (draining.isOn && false)',
    noticedBy: 'server/platform/health.test.ts',
    title: 'a process that drains is not ready',
  },
  {
    behavior: 'A process that was told to stop still answers for a while',
    file: 'server/main.ts',
    find: '    if (exitCode === 0) await drain?.();\n',
    replace: '',
    noticedBy: 'server/main.test.ts',
    title: 'is not ready for a while, and still answers',
  },
  {
    behavior: 'A connection that leads to the old primary is not used again',
    file: 'server/lib/database/pool.ts',
    find: 'return isUnresponsive(error) || outageOf(error) === readOnlyState;',
    replace: 'return isUnresponsive(error);',
    noticedBy: 'server/lib/database/pool.test.ts',
    title: 'leads to a read-only PostgreSQL is not used again',
  },
  {
    behavior: 'Nothing is acknowledged that only one machine has',
    file: 'deploy/postgresql/patroni.yml',
    find: 'synchronous_mode_strict: true',
    replace: 'synchronous_mode_strict: false',
    noticedBy: 'deploy.test.ts',
    title: 'only when a second machine has it',
  },
  {
    behavior: 'The proxy sends a message to us only once',
    file: 'deploy/proxy/haproxy.cfg',
    find: '{ path /api/v2/user/answers/saveGame',
    replace: '{ path /api/v2/user/giveFeedback /api/v2/user/answers/saveGame',
    noticedBy: 'deploy.test.ts',
    title: 'the proxy sends twice only what is stored once',
  },
  {
    behavior: 'An alarm names a metric that exists',
    file: 'deploy/monitoring/prometheus-rules.yml',
    find: 'max(emails_oldest_seconds)',
    replace: 'max(email_oldest_seconds)',
    noticedBy: 'deploy.test.ts',
    title: 'each metric of the alarms',
  },
  {
    behavior: 'A trace contains no values of statements',
    file: 'server/lib/tracing/tracing.ts',
    find: "'db.query.text': text }",
    replace: "'db.query.text': text + JSON.stringify(args) }",
    noticedBy: 'server/lib/tracing/tracing.test.ts',
    title: 'contains neither its address nor values',
  },
  {
    behavior: 'A trace contains the pattern of a path, not the path',
    file: 'server/lib/tracing/tracing.ts',
    find: "request.routeOptions.url ?? 'none'",
    replace: "request.url ?? 'none'",
    noticedBy: 'server/lib/tracing/tracing.test.ts',
    title: 'contains neither its address nor values',
  },
  {
    behavior: 'A primary that was cut off cannot take the key back from its successor',
    file: 'deploy/postgresql/patroni.yml',
    find: '\netcd:\n',
    replace: '\netcd3:\n',
    noticedBy: 'deploy.test.ts',
    title: 'cannot take its key back',
  },
];
