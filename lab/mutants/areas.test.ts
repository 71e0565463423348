import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../prepare.js';
import { areas, scoresIn } from './areas.ts';

test('each file of an area is there, and belongs to one area', () => {
  const files = Object.values(areas).flat();
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('each area has its own score, from the changes that were tried', () => {
  const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });
  const scores = scoresIn({
    files: {
      'server/accounts/tokens.ts': mutants('Killed', 'Survived', 'Ignored', 'CompileError'),
      'server/access/two-steps-rule.ts': mutants('Timeout', 'NoCoverage'),
      'contract/operator-roles.ts': mutants('Killed'),
    },
  });
  expect(scores).toContainEqual({ area: 'tokens', changes: 4, noticed: 2 });
  expect(scores).toContainEqual({ area: 'access', changes: 1, noticed: 1 });
  expect(scores).toContainEqual({ area: 'schedules', changes: 0, noticed: 0 });
});
