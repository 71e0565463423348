import { execFileSync, spawnSync } from 'node:child_process';
import { root } from '../../installs/prepare.js';

/** What differs from where the branch left main, committed or not; on main itself what is not pushed or committed. */
export function changedFiles(): string[] {
  const base = ['origin/main', 'main'].map(sharedWith).find((commit) => commit !== '') ?? 'HEAD';
  const changed = git('diff', '--name-only', '-z', base);
  const added = git('ls-files', '-z', '--others', '--exclude-standard');
  return `${changed}${added}`.split('\0').filter((file) => file !== '');
}

/** The last commit that HEAD shares with a branch; empty when there is no such branch. */
function sharedWith(branch: string): string {
  return spawnSync('git', ['merge-base', 'HEAD', branch], { cwd: root, encoding: 'utf8' }).stdout.trim();
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
}
