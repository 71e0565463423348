import type { Break } from './break.ts';

/** Who takes part in the study, and what researchers get. */
export const breaks: readonly Break[] = [
  {
    behavior: 'People who stopped taking part are missing from the next export',
    file: 'server/study/export-study.ts',
    find: '    isNull(studyConsents.leftAt),\n',
    replace: '',
    noticedBy: 'server/study/export-study.test.ts',
    title: 'only people who take part are in it',
  },
  {
    behavior: 'Accounts that are closing are missing from the next export',
    file: 'server/study/export-study.ts',
    find: '    isNull(accounts.deletionRequestedAt),\n',
    replace: '',
    noticedBy: 'server/study/export-study.test.ts',
    title: 'only people who take part are in it',
  },
  {
    behavior: 'A pseudonym needs the key',
    file: 'server/study/pseudonyms.ts',
    find: 'Buffer.concat([key], blockBytes)',
    replace: 'Buffer.concat([key.subarray(0, 0)], blockBytes)',
    noticedBy: 'server/study/export-study.test.ts',
    title: 'no name, address, own word',
  },
  {
    behavior: 'The files of an export show one moment',
    file: 'server/operator/study-commands.ts',
    find: "{ isolationLevel: 'repeatable read' }",
    replace: "{ isolationLevel: 'read committed' }",
    noticedBy: 'server/study/export-study.test.ts',
    title: 'the files show the database as it was',
  },
  {
    behavior: 'A spreadsheet runs nothing of an export',
    file: 'server/lib/csv.ts',
    find: "? `'${text}` : text",
    replace: '? text : text',
    noticedBy: 'server/study/export-study.test.ts',
    title: 'a text that a spreadsheet would run',
  },
  {
    behavior: 'A person who did not tick the box of the study takes no part',
    file: 'server/accounts/sign-up/create-or-open.ts',
    find: 'if (study) await joinStudy(tx, account.id, study, now);',
    replace: "await joinStudy(tx, account.id, study ?? { version: '1' }, now);",
    noticedBy: 'server/study/study-consent.test.ts',
    title: 'only with the box ticked',
  },
  {
    behavior: 'The web app sends no consent to the study without the box',
    file: 'web/sign-in/consent.ts',
    find: '...(typed.study && {',
    replace: '...(typed.age && {',
    noticedBy: 'web/sign-in/consent.test.ts',
  },
];
