import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../installs/prepare.js';

/** A copy of the repository in its present state, including uncommitted changes. */
export type ScratchCopy = {
  folder: string;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** Copies the files of the repository; packages are linked, as no break changes them. */
export async function makeScratchCopy(within = tmpdir()): Promise<ScratchCopy> {
  const folder = await mkdtemp(join(within, 'mind-your-step-breaks-'));
  for (const file of filesOfRepository()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  // repository/architecture.test.ts asks git for the files of the repository.
  execFileSync('git', ['init', '--quiet', folder]);
  return {
    folder,
    read: (file) => readFile(join(folder, file), 'utf8'),
    write: (file, text) => writeFile(join(folder, file), text),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

/** The files that git tracks or would add. */
export function filesOfRepository(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const known = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split(
    '\0',
  );
  return known.filter((file) => file !== '' && !deleted.includes(file));
}
