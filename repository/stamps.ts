import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { importsOf, packageOf } from './imports.ts';
import { lockFile, withDependencies } from './shipped-packages.ts';

// node repository/stamps.ts check|write NAME: tests whose results depend on few files. `npm test` skips them while these
// are what they were when the tests last passed, `npm run test:full` never.

type Stamp = { file: string; folders: string[]; without: string[]; files: string[]; packages: string[] };

/** How they are run; what this file imports is for the tests of the web app. */
const ofEachRun = ['vitest.config.ts', 'tsconfig.base.json'];

/** Everything that such tests read. What their files import, and the packages of these, is found and added. */
export const stamps = {
  studio: {
    file: 'studio/tested.json',
    folders: ['studio/', 'content/'],
    without: ['content/media/'],
    files: [...ofEachRun, 'studio/tsconfig.json'],
    packages: ['vitest', 'typescript'],
  },
  kubernetes: {
    file: 'deploy/tested.json',
    folders: ['deploy/kubernetes/'],
    without: [],
    files: [...ofEachRun, 'deploy/kubernetes.test.ts'],
    packages: ['vitest', 'kubernetes-models'],
  },
} satisfies Record<string, Stamp>;

/** The files that such tests depend on. */
export function inputsOf({ file: stamp, folders, without, files }: Stamp): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', ...folders];
  const listed = execFileSync('git', list, { encoding: 'utf8' }).split('\n').filter(existsSync);
  const read = listed.filter((file) => file !== stamp && !without.some((folder) => file.startsWith(folder)));
  const inputs = new Set([...read, ...files]);
  for (const file of inputs) {
    for (const { target } of importsIn(file)) if (target !== null) inputs.add(target);
  }
  return [...inputs].sort();
}

const importsIn = (file: string) =>
  /\.[jt]s$/.test(file) && !ofEachRun.includes(file) ? importsOf(file) : [];

/** One hash of these files and of the versions of all packages behind them. */
export function hashOf(stamp: Stamp): string {
  const hash = createHash('sha256');
  const packages = new Set(stamp.packages);
  for (const file of inputsOf(stamp)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
    for (const { specifier, target } of importsIn(file))
      if (target === null && !specifier.startsWith('node:')) packages.add(packageOf(specifier));
  }
  for (const place of [...withDependencies(lockFile.packages, packages)].sort())
    hash.update(`${place} ${lockFile.packages[place]?.integrity}\0`);
  return hash.digest('hex');
}

/** Whether such tests passed with these files. */
export function isFresh(stamp: Stamp): boolean {
  return existsSync(stamp.file) && JSON.parse(readFileSync(stamp.file, 'utf8')).inputs === hashOf(stamp);
}

if (import.meta.main) {
  const [, , action, name = ''] = process.argv;
  const stamp: Stamp | undefined = Object.entries(stamps).find(([one]) => one === name)?.[1];
  if (!stamp) throw new Error(`No tests are called "${name}".`);
  if (action === 'write') writeFileSync(stamp.file, `{ "inputs": "${hashOf(stamp)}" }\n`);
  else process.exitCode = isFresh(stamp) ? 0 : 1;
}
