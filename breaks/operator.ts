import type { Break } from './break.ts';

/** Operators on the web, and their roles. */
export const breaks: readonly Break[] = [
  {
    behavior: 'The page of operators is open to operators alone',
    file: 'web/signed-in/redirect-rules.ts',
    find: "(user?.userType === 'operator' ? null : paths.forbidden)",
    replace: "(user?.userType === 'individualUser' ? paths.forbidden : null)",
    noticedBy: 'web/signed-in/redirect-rules.test.ts',
    title: '/operator is for operators alone',
  },
];
