import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withImports } from '../film/render/made-from.ts';
import { STUDIO_DIR } from '../folders.ts';

test('what is drawn is drawn for a film: nothing is kept for the catalog alone', () => {
  const used = new Set<string>();
  for (const file of globSync(['scenes/ex??.ts', 'film/*.ts'], { cwd: STUDIO_DIR }))
    withImports(join(STUDIO_DIR, file), used);
  const drawings = globSync('{props,rooms,people}/**/*.ts', { cwd: STUDIO_DIR, exclude: ['**/*.test.ts'] });
  expect(drawings.filter((file) => !used.has(join(STUDIO_DIR, file)))).toEqual([]);
});
