import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Our own lint rules, each against lines that break it and lines that keep it. */

const root = path.resolve(import.meta.dirname, '..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lines that a rule reports. */
function reportedBy(rule: string, lines: readonly string[]): string[] {
  const plugins = [path.join(root, 'repository/lint', rule)];
  const settings = { root: true, plugins, linter: { rules: { recommended: false } } };
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(settings));
  writeFileSync(path.join(folder, 'lines.tsx'), `${lines.join('\n')}\n`);
  const options = ['lint', '--reporter=github', '--max-diagnostics=none', 'lines.tsx'];
  const biome = path.join(root, 'node_modules/.bin/biome');
  const told = toldBy(() => execFileSync(biome, options, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }));
  const numbers = [...told.matchAll(/^::error title=plugin,.*?\bline=(\d+)/gm)].map(([, line]) =>
    Number(line),
  );
  return [...new Set(numbers)].sort((a, b) => a - b).map((line) => lines[line - 1] as string);
}

/** A linter that reports ends with a failure. */
function toldBy(run: () => string): string {
  try {
    return run();
  } catch (problem) {
    return (problem as { stdout: string }).stdout;
  }
}

const bare = [
  "await caches.match('/');",
  "await navigator.locks.request('turn', async () => {});",
  "await navigator.clipboard.writeText('text');",
  'await navigator.storage.persist();',
  "await navigator.serviceWorker.register('/worker.js');",
  "await crypto.subtle.digest('SHA-256', bytes);",
  "await document.fonts.load('1rem Atkinson');",
  'await document.fonts.ready;',
  'window.print();',
];
const kept = [
  'crypto.getRandomValues(new Uint8Array(16));',
  "await fromBrowser('hash', ask, null);",
  "await copyText('text');",
  "const has = 'caches' in globalThis;",
];

test('a promise of the browser that may never end is called in web/lib alone', () => {
  expect(reportedBy('browser-promises.grit', [...bare, ...kept])).toEqual(bare);
});

test('a Retry that waits for the read that hangs is reported', () => {
  const waits = '<QueryLayout onRetry={() => void people.refetch()} />;';
  const asksAnew = '<QueryLayout onRetry={retry} />;';
  expect(reportedBy('read-again.grit', [waits, asksAnew])).toEqual([waits]);
});
