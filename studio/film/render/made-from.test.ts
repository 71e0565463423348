import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { withImports } from './made-from.ts';

test('a source file brings everything it imports, also in circles and over several steps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  writeFileSync(join(folder, 'a.ts'), "import { b } from './b.ts';\nimport type { X } from 'node:path';");
  writeFileSync(join(folder, 'b.ts'), "import {\n  c,\n} from './c.ts';\nimport { a } from './a.ts';");
  writeFileSync(join(folder, 'c.ts'), '');
  writeFileSync(join(folder, 'd.ts'), '');
  expect([...withImports(join(folder, 'a.ts'))].map((file) => basename(file))).toEqual([
    'a.ts',
    'b.ts',
    'c.ts',
  ]);
});
