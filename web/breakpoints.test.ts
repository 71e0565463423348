import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Widths at which a layout may change, in px (docs/product-decisions.md#breakpoints). */
const breakpoints = ['0', '600px', '900px', '1200px', '1536px'];

/** The widths that the media queries of this style sheet name. */
function widthsIn(css: string): string[] {
  const conditions = [...css.matchAll(/@media([^{]*)\{/g)].map(([, condition]) => condition ?? '');
  const comparisons = conditions.flatMap((condition) => condition.match(/\([^()]*\bwidth\b[^()]*\)/g) ?? []);
  return comparisons.flatMap((comparison) => comparison.match(/[\d.]+\w*/g) ?? ['none']);
}

test('style sheets change their layout only at the five breakpoints', () => {
  const sheets = globSync('**/*.css', { cwd: import.meta.dirname });
  const named = sheets.flatMap((sheet) =>
    widthsIn(readFileSync(path.join(import.meta.dirname, sheet), 'utf8')).map((width) => ({ sheet, width })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ width }) => !breakpoints.includes(width))).toEqual([]);
});

test.each([
  ['@media (width < 760px), (height < 480px) {', ['760px']],
  ['@media (width >= 1000px) and (height < 800px) {', ['1000px']],
  ['@media (600px <= width < 900px) {', ['600px', '900px']],
  ['@media (min-width: 47.5em) {', ['47.5em']],
  ['@media (prefers-reduced-motion: reduce) {', []],
])('%s names %o', (query, widths) => {
  expect(widthsIn(query)).toEqual(widths);
});

test('style sheets have unique names, which are part of the class names in the build (vite.config.ts)', () => {
  const names = globSync('**/*.module.css', { cwd: import.meta.dirname }).map((sheet) =>
    path.basename(sheet),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what the build needs of a browser is said in README, help, sign-up and on the page of an older one', () => {
  const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
  const target = /target: \[([^\]]+)\]/.exec(read('vite.config.ts'))?.[1] ?? '';
  const oldest = [...target.matchAll(/'([a-z]+)([\d.]+)'/g)].map(
    ([, name = '', version]) => `${name[0]?.toUpperCase()}${name.slice(1)} ${version}`,
  );
  expect(oldest).toContain('Safari 16.4');
  for (const file of ['README.md', 'web/index.html', 'web/shell/help/OldestBrowsers.tsx']) {
    const text = read(file);
    expect(oldest.filter((browser) => !text.includes(browser))).toEqual([]);
  }
  expect(read('web/shell/help/HelpPanel.tsx')).toContain('<OldestBrowsers />');
  expect(read('web/screens/sign-in/sign-up/SignUpForm.tsx')).toContain('<OldestBrowsers />');
  // Its sentence is hidden by what no older one can do: range queries are of Safari 16.4, color-mix of Chrome 111, :has of Firefox 121.
  expect(read('web/ui/base.css')).toContain(
    '@supports (color: color-mix(in srgb, red, blue)) and selector(:has(*)) { @media (width >= 0) { .old-browser { display: none; } } }',
  );
});

/** What one of the oldest browsers has not: no build puts it in. */
const laterThanThat = [
  ...['URL.canParse', 'URL.parse(', 'Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', 'Promise.try'],
  ...['Array.fromAsync', 'AbortSignal.any(', '.isWellFormed(', '.toWellFormed('],
  ...['Symbol.dispose', 'Iterator.from', '.isSubsetOf(', '.isDisjointFrom(', "'scrollend'", 'showPopover('],
];

test('the web app uses no interface that one of these browsers lacks', () => {
  const files = globSync('{web,contract}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\/(testing|build)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const uses = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return laterThanThat.filter((name) => code.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(uses).toEqual([]);
});
