import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeScratchCopy, type ScratchCopy } from '#lab/breaks/scratch-copy.ts';
import { environment } from '../../installs/prepare.js';
import { addTestLanguage, testLanguage } from './add-language.ts';

/**
 * `npm run pseudo [name...]`: adds a test language to a copy of the repository, builds and serves it, and looks for texts
 * that are not in it: on every screen, or those named, and in what the server writes. Texts that are left out on purpose must be found.
 */
const names = process.argv.slice(2);
const copy = await makeScratchCopy();
try {
  addTestLanguage(copy.folder);
  await leaveOut(copy);
  run('web/build/build.ts', ['dist/web'], { LANGUAGES: `en,${testLanguage}` });
  run('lab/tools/pseudo.ts', names, {});
  if (names.length === 0) {
    const tests = ['run', '--reporter=verbose', 'server/bracketed-texts.full.test.ts'];
    run(join('node_modules', 'vitest', 'vitest.mjs'), tests, { FULL: '1' });
  }
} catch (error) {
  // A command that ran has said itself what is wrong.
  if (!(error instanceof Error && 'status' in error)) console.error(error);
  process.exitCode = 1;
} finally {
  await copy.remove();
}

function run(script: string, args: readonly string[], env: Record<string, string>): void {
  execFileSync(process.execPath, [script, ...args], {
    cwd: copy.folder,
    env: { ...environment, ...env },
    stdio: 'inherit',
  });
}

/** A text, a title and a name in English on the page About Us; lab/tools/pseudo.ts expects these. */
async function leaveOut({ read, write }: ScratchCopy): Promise<void> {
  const file = 'web/screens/legal/AboutScreen.tsx';
  const source = await read(file);
  const place = '<Screen';
  if (!source.includes(place)) throw new Error(`${file} has no ${place}`);
  const end = source.indexOf('>', source.indexOf(place)) + 1;
  const left = '<p title="A title left out" aria-label="A name left out">A text left out</p>';
  await write(file, source.slice(0, end) + left + source.slice(end));
}
