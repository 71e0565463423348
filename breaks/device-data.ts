import type { Break } from './break.ts';

/** What a device keeps of the people who use it: answers that wait, and the session of the one who is logged in. */
export const breaks: readonly Break[] = [
  {
    behavior: 'A row is not given up while a new operator has a second step to set up',
    file: 'web/outbox/outbox-rules.ts',
    find: "  ['two_steps_required', 'signIn'],\n",
    replace: '',
    noticedBy: 'web/outbox/outbox-rules.test.ts',
    title: 'until the person has done what is missing',
  },
  {
    behavior: 'Answers from a blocked network wait until the block ends',
    file: 'web/outbox/outbox-rules.ts',
    find: "  ['network_blocked', 'retry'],\n",
    replace: '',
    noticedBy: 'web/outbox/device-outbox.test.ts',
    title: 'from a blocked network',
  },
  {
    behavior: 'A row that was given up with a rejection that ends is sent after all',
    file: 'web/outbox/outbox-store.ts',
    find: 'parked !== null && isFinal(parked) ? parked : null',
    replace: 'parked',
    noticedBy: 'web/outbox/outbox.test.ts',
    title: 'that an earlier version gave up',
  },
  {
    behavior: 'Nothing is sent before an operator has set up a second step',
    file: 'web/outbox/device-outbox.ts',
    find: ' || newPasswordRequired || twoStepsRequired;',
    replace: ' || newPasswordRequired;',
    noticedBy: 'web/outbox/device-outbox.test.ts',
    title: 'while the server takes nothing',
  },
  {
    behavior: 'Log Out asks before it deletes an answer that the server did not accept',
    file: 'web/outbox/outbox.ts',
    find: 'return waiting + deadLetters + writing;',
    replace: 'return waiting + writing;',
    noticedBy: 'web/log-out/log-out.test.tsx',
    title: 'without asking',
  },
  {
    behavior: 'Nobody is told to wait for an answer that the server did not accept',
    file: 'web/log-out/UnsavedDialog.tsx',
    find: 'const waiting = answers - deadLetters;',
    replace: 'const waiting = answers;',
    noticedBy: 'web/log-out/log-out.test.tsx',
    title: 'without asking',
  },
];
