import type { Break } from './break.ts';

/** Several processes behind a load balancer, on a PostgreSQL whose primary moves. */
export const breaks: readonly Break[] = [
  {
    behavior: 'A process that was told to stop is not ready any more, so that a load balancer sends it nothing',
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
];
