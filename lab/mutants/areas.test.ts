import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../installs/prepare.js';
import { areas, scoreOf } from './areas.ts';

const found = (pattern: string) => globSync(pattern, { cwd: root });

test('each pattern of an area finds a file, and a file belongs to one area', () => {
  const patterns = Object.values(areas).flatMap(({ rules, tests }) => [...rules, ...tests]);
  expect(patterns.filter((pattern) => found(pattern).length === 0)).toEqual([]);
  const files = Object.values(areas).flatMap(({ rules }) => rules.flatMap(found));
  expect(files.filter((file, place) => files.indexOf(file) !== place || file.includes('.test.'))).toEqual([]);
});

test('a score counts the changes that were tried, in its own files', () => {
  const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });
  const report = {
    files: {
      'server/sale/pay.ts': mutants('Killed', 'Survived', 'Ignored', 'CompileError'),
      'server/sale/refund.ts': mutants('Timeout', 'NoCoverage'),
      'server/mail.ts': mutants('Killed'),
    },
  };
  expect(scoreOf(['server/sale/!(*.test).ts'], report)).toEqual({ changes: 4, noticed: 2 });
  expect(scoreOf(['web/*.ts'], report)).toEqual({ changes: 0, noticed: 0 });
});
