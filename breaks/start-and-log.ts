import type { Break } from './break.ts';

/** How a process starts, says that it is ready, and writes its log. */
export const breaks: readonly Break[] = [
  {
    behavior: 'A process is not ready while its disk is full',
    file: 'server/platform/health.ts',
    find: 'create temp table readiness on commit drop as select 1 as row',
    replace: 'select 1',
    noticedBy: 'server/platform/health.test.ts',
  },
  {
    behavior: 'A taken METRICS_PORT is named in one sentence',
    file: 'server/main.ts',
    find: "throwCannotListen(error, host, metricsPort, 'METRICS_PORT')",
    replace: 'Promise.reject(error)',
    noticedBy: 'server/main.test.ts',
    title: 'a busy port',
  },
  {
    behavior: 'Errors of the job queue are logged with their message',
    file: 'server/log.ts',
    find: "typeof error === 'object' && error !== null && 'message' in error",
    replace: "error instanceof Error && 'message' in error",
    noticedBy: 'server/log.test.ts',
    title: 'plain object',
  },
  {
    behavior: 'A log that cannot be written does not end the server',
    file: 'server/log.ts',
    find: "  output.on('error', () => undefined);\n",
    replace: '',
    noticedBy: 'server/log.test.ts',
    title: 'cannot be written',
  },
  {
    behavior: 'A live server refuses an address of plain http',
    file: 'server/config.ts',
    find: 'settings.PUBLIC_URL && !isSafeForPasswords(settings.PUBLIC_URL)',
    replace: "settings.PUBLIC_URL && !isSafeForPasswords('https://example.org')",
    noticedBy: 'server/config.test.ts',
  },
  {
    behavior: 'Settings that are on or off take yes and no',
    file: 'server/config.ts',
    find: "truthy: ['true', '1', 'yes', 'on']",
    replace: "truthy: ['true', '1', 'on']",
    noticedBy: 'server/config.test.ts',
  },
  {
    behavior: 'A missing network is told soon, in one sentence',
    file: 'prepare.js',
    find: 'withoutNetwork(what, said) ?? ',
    replace: '',
    noticedBy: 'prepare.test.ts',
  },
];
