import { join } from 'node:path';
import type { Run } from './run-command.ts';

/** A break may leave a name behind that nothing uses. */
const allowUnused = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false', '--pretty', 'false'];

/** The first type error of the projects that the file belongs to, or null. */
export async function typeErrorOf(file: string, folder: string, run: Run): Promise<string | null> {
  for (const project of projectsOf(file)) {
    const { code, output } = await run('tsc', '-p', join(folder, project), ...allowUnused);
    if (code !== 0) return output.trim().split('\n')[0] as string;
  }
  return null;
}

/** The projects of `npm run types` that read a file. */
export function projectsOf(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  if (file.startsWith('web/data/offline/')) return ['web', 'web/data/offline'];
  if (/^(?:contract|content)\//.test(file)) return ['.', 'web'];
  if (/^(?:e2e\/engines\/|lab\/tools\/lighthouse|deploy\/kubernetes)/.test(file)) return ['e2e/engines'];
  if (file.startsWith('studio/')) return ['studio'];
  if (/^(?:e2e|lab\/tools)\//.test(file)) return ['e2e'];
  if (file.startsWith('web/')) return ['web'];
  return ['.'];
}
