import type { Break } from './break.ts';

/** The command that tries faults (`npm run faults`). */
export const breaks: readonly Break[] = [
  {
    behavior: 'A control of a fault that fails in another way than foreseen shows nothing',
    file: 'load/faults/faults.ts',
    find: 'withoutIt.broken.some((rule) => control.breaks.test(rule))',
    replace: 'withoutIt.broken.length > 0',
    noticedBy: 'load/faults/faults.test.ts',
    title: 'break as foreseen without it',
  },
  {
    behavior: 'What a machine that stood still has broken is tried again',
    file: 'load/faults/faults.ts',
    find: 'const disturbingMs = 5000;',
    replace: 'const disturbingMs = 5_000_000;',
    noticedBy: 'load/faults/faults.test.ts',
    title: 'a machine that stood still',
  },
  {
    behavior: 'Nothing starts after the end of a fault',
    file: 'load/faults/tools/scope.ts',
    find: 'if (hasEnded) throw',
    replace: 'if (hasEnded && steps.length > 1) throw',
    noticedBy: 'load/faults/tools/scope.test.ts',
    title: 'nothing starts after the end',
  },
  {
    behavior: 'What a fault could not end is said',
    file: 'load/faults/tools/scope.ts',
    find: 'if (failures.length > 0) throw',
    replace: 'if (failures.length > 9) throw',
    noticedBy: 'load/faults/tools/scope.test.ts',
    title: 'does not stop the others',
  },
  {
    behavior: 'No more tries of faults run at the same time than wanted',
    file: 'load/faults/tools/scope.ts',
    find: 'if (running === most)',
    replace: 'if (running === most + 1)',
    noticedBy: 'load/faults/tools/scope.test.ts',
    title: 'no more works run',
  },
];
