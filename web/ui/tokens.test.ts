import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from '#content/public/palette.ts';
import { appColors } from '../build/palette-sheet.ts';

const blockAfter = (selector: string) => appColors.slice(appColors.indexOf(selector)).split('}')[0] as string;

const schemes = { light: 0, dark: 1 } as const;
type Scheme = keyof typeof schemes;

/** The colors of a block in one scheme, by token, as `#rrggbb`. */
function colorsIn(block: string, scheme: Scheme): Record<string, string> {
  const pairs = block.matchAll(/(--[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/gi);
  return Object.fromEntries([...pairs].map(([, name, ...both]) => [name, both[schemes[scheme]]]));
}

const normal = (scheme: Scheme) => colorsIn(blockAfter(':root, [data-theme] {'), scheme);
const contrast = (scheme: Scheme) => ({
  ...normal(scheme),
  ...colorsIn(blockAfter('[data-theme="contrast"] {'), scheme),
});

/** WCAG 2.2's contrast ratio of two colors. */
function ratio(one = '', other = '') {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const backgrounds = ['--background', '--surface', '--inset'];
const softBackgrounds = ['--primary-soft', '--warning-soft'];

/** Text colors, each with its backgrounds. */
const texts: [string, string[]][] = [
  ['--text', [...backgrounds, ...softBackgrounds, '--skipped']],
  ['--text-soft', backgrounds],
  ['--link', [...backgrounds, '--primary-soft']],
  ['--on-primary', ['--primary', '--primary-strong']],
  ['--on-current', ['--current']],
  ['--on-danger', ['--danger']],
  ['--good', ['--good-soft', '--surface']],
  ['--bad', ['--bad-soft', '--surface', '--background']],
  ['--info', ['--info-soft', '--surface']],
];

/** Borders of controls, the focus ring, parts of a picture that carry meaning. */
const shapes: [string, string[]][] = [
  ['--line-strong', [...backgrounds, '--skipped']],
  ['--primary', backgrounds],
  ['--focus', backgrounds],
];

const themes = { normal, contrast };
const all = Object.entries(themes).flatMap(([theme, colors]) =>
  (['light', 'dark'] as const).map((scheme) => ({ theme, scheme, colors: colors(scheme) })),
);

test.each(all)('text has a contrast of 7:1 in $theme, $scheme', ({ colors }) => {
  expect(tooFaint(colors, texts, 7)).toEqual([]);
});

test.each(all)('controls and the focus ring have a contrast of 3:1 in $theme, $scheme', ({ colors }) => {
  expect(tooFaint(colors, shapes, 3)).toEqual([]);
});

test('high contrast is the same whether it is chosen here or in the system', () => {
  const bySystem = blockAfter('[data-theme="system"] {');
  for (const scheme of ['light', 'dark'] as const) {
    expect(colorsIn(bySystem, scheme)).toEqual(colorsIn(blockAfter('[data-theme="contrast"] {'), scheme));
  }
});

test('the icon and the frame that a phone draws around the app have its colors', () => {
  const { background_color, theme_color } = JSON.parse(
    readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  expect([background_color, theme_color]).toEqual([palette.light.background, palette.light.primary]);
});

test('the focus ring is 3 px wide and 2 px away in every style sheet', () => {
  const root = new URL('..', import.meta.url).pathname;
  const rings = globSync('**/*.css', { cwd: root }).flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/outline: ([^;]*var\(--focus\))([^}]*)\}/g)].map(
      ([, ring, more]) => ({ file, ring, offset: more?.match(/outline-offset: ([^;]+);/)?.[1] }),
    ),
  );
  expect(rings.length).toBeGreaterThan(1);
  for (const ring of rings) expect(ring).toMatchObject({ ring: '3px solid var(--focus)', offset: '2px' });
});

function tooFaint(colors: Record<string, string>, pairs: [string, string[]][], least: number) {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ front, back, ratio: Number(ratio(colors[front], colors[back]).toFixed(2)) }))
      .filter((pair) => !(pair.ratio >= least)),
  );
}

/** The font files of the app, each with the characters for which a browser fetches it. */
function fontFiles() {
  const css = readFileSync('web/ui/tokens.css', 'utf8');
  return [...css.matchAll(/@font-face \{[^}]*url\("([^"]+)"\)[^}]*unicode-range:([^;]+);/g)].map(
    ([, file = '', range = '']) => ({
      file,
      has: (character: string) =>
        [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(([, from = '', to = from]) => {
          const code = character.codePointAt(0) ?? 0;
          return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
        }),
    }),
  );
}

test('names with ž, ř or Ł have a file of our font, which no text without such letters loads', () => {
  const filesFor = (text: string) =>
    fontFiles()
      .filter(({ has }) => [...text].some(has))
      .map(({ file }) => /latin(?:-ext)?(?=-wght)/.exec(file)?.[0]);
  for (const letter of 'žřšťůčŁ') expect(filesFor(letter), letter).toEqual(['latin-ext']);
  expect(filesFor('Don’t hurry: $9.99 – ¿Qué ve usted aquí, señora?')).toEqual(['latin']);
  for (const { file } of fontFiles()) expect(existsSync(`node_modules/${file}`), file).toBe(true);
});
