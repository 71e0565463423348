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
  {
    behavior: 'The last owner of the operators stays',
    file: 'server/accounts/operator-roles.ts',
    find: 'if (owners.some(({ id }) => id !== accountId)) return;',
    replace: 'if (owners.length > 0) return;',
    noticedBy: 'server/operator/operator-roles.test.ts',
    title: 'the last owner cannot be demoted, removed or deleted',
  },
  {
    behavior: 'The last owner of the operators cannot delete the account',
    file: 'server/accounts/close-account.ts',
    find: '  await keepAnOwner(database, accountId);\n',
    replace: '  void keepAnOwner;\n',
    noticedBy: 'server/operator/operator-roles.test.ts',
    title: 'the last owner cannot be demoted, removed or deleted',
  },
  {
    behavior: 'Of two owners who leave at the same time, one stays',
    file: 'server/accounts/operator-roles.ts',
    find: "    .orderBy(accounts.id)\n    .for('update');",
    replace: '    .orderBy(accounts.id);',
    noticedBy: 'server/operator/operator-roles.test.ts',
    title: 'of two owners who leave at the same time',
  },
  {
    behavior: 'The role of an operator is checked before each call',
    file: 'contract/operator/roles.ts',
    find: 'return rolesOf[only].some((allowed) => allowed === role);',
    replace: 'return rolesOf[only].length > 0 && role !== null;',
    noticedBy: 'contract/operator/roles.test.ts',
  },
  {
    behavior: 'Somebody who is made an operator is signed out everywhere',
    file: 'server/accounts/operator-roles.ts',
    find: 'if (person.operatorRole === null) await endSessions(database, person.id);',
    replace: 'if (person.operatorRole !== null) await endSessions(database, person.id);',
    noticedBy: 'server/operator/operator-roles.test.ts',
    title: 'an individual becomes an operator',
  },
];
