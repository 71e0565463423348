import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from '../../../../installs/prepare.js';
import { isBuiltInto } from '../../../breaks/web-build.ts';
import type { Ground } from '../fault.ts';
import { copyRepository } from './repository-copy.ts';

let building: Promise<string> | undefined;

/**
 * Builds the web app and returns its folder: as it is once for all tries, which run at the same time, and in a copy of the
 * repository for a control that takes something away from it.
 */
export async function provideWeb(ground: Ground): Promise<string> {
  if (isBuiltDifferently(ground)) return build((await copyRepository(ground)).folder);
  building ??= build(root);
  return building;
}

/** The same within such a copy, for tests that run there. */
export async function provideWebIn(ground: Ground, folder: string): Promise<void> {
  if (isBuiltDifferently(ground)) await build(folder);
  else await cp(await provideWeb(ground), builtIn(folder), { recursive: true });
}

const builtIn = (folder: string) => join(folder, 'dist/web');

function isBuiltDifferently({ without }: Ground): boolean {
  return without !== null && isBuiltInto(without.file);
}

async function build(folder: string): Promise<string> {
  await promisify(execFile)('npm', ['run', '--silent', 'build:web'], { cwd: folder, env: environment });
  return builtIn(folder);
}
