import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Run } from './run-command.ts';

/** The built web app of a scratch copy: built once as it is, and once for each break that it is made from. */
export function webBuildIn(folder: string, run: Run) {
  const built = join(folder, 'dist/web');
  const unbroken = join(folder, 'dist/unbroken');
  let isMade = false;

  /** Returns why it does not build, or null. */
  async function build(): Promise<string | null> {
    const { code, output } = await run('npm', 'run', '--silent', 'build:web');
    return code === 0 ? null : (output.trim().split('\n').at(-1) ?? '');
  }
  async function restore() {
    await rm(built, { recursive: true, force: true });
    await cp(unbroken, built, { recursive: true });
  }
  return {
    build,
    restore,
    async makeOnce() {
      if (isMade) return;
      const error = await build();
      if (error !== null) throw new Error(`The web app does not build: ${error}`);
      await cp(built, unbroken, { recursive: true });
      isMade = true;
    },
  };
}

/** Whether the built web app changes with this file. */
export function isBuiltInto(file: string): boolean {
  return /^(?:web|contract|content)\//.test(file);
}
