import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const blockAfter = (selector: string) => css.slice(css.indexOf(selector)).split('}')[0] as string;

const schemes = { light: 0, dark: 1 } as const;
type Scheme = keyof typeof schemes;

/** The colors of a block in one scheme, by token, as `#rrggbb`. */
function coloursIn(block: string, scheme: Scheme): Record<string, string> {
  const pairs = block.matchAll(/(--[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/gi);
  return Object.fromEntries([...pairs].map(([, name, ...both]) => [name, both[schemes[scheme]]]));
}

const normal = (scheme: Scheme) => coloursIn(blockAfter(':root {'), scheme);
const contrast = (scheme: Scheme) => ({
  ...normal(scheme),
  ...coloursIn(blockAfter(':root[data-theme="contrast"]'), scheme),
});

/** WCAG 2.2's contrast ratio of two colors. */
function ratio(one = '', other = '') {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ['--ground', '--surface', '--sunken'];
const softGrounds = ['--primary-soft', '--honey-soft'];

/** Text colors, each with its backgrounds. */
const texts: [string, string[]][] = [
  ['--ink', [...grounds, ...softGrounds, '--skipped']],
  ['--ink-soft', grounds],
  ['--link', [...grounds, '--primary-soft']],
  ['--on-primary', ['--primary', '--primary-strong']],
  ['--on-current', ['--current']],
  ['--on-danger', ['--danger']],
  ['--good', ['--good-soft', '--surface']],
  ['--bad', ['--bad-soft', '--surface', '--ground']],
  ['--news', ['--news-soft', '--surface']],
];

/** Borders of controls, the focus ring, parts of a picture that carry meaning. */
const shapes: [string, string[]][] = [
  ['--line-strong', [...grounds, '--skipped']],
  ['--primary', grounds],
  ['--focus', grounds],
];

const themes = { normal, contrast };
const all = Object.entries(themes).flatMap(([theme, colours]) =>
  (['light', 'dark'] as const).map((scheme) => ({ theme, scheme, colours: colours(scheme) })),
);

test.each(all)('text has a contrast of 7:1 in $theme, $scheme', ({ colours }) => {
  expect(tooFaint(colours, texts, 7)).toEqual([]);
});

test.each(all)('controls and the focus ring have a contrast of 3:1 in $theme, $scheme', ({ colours }) => {
  expect(tooFaint(colours, shapes, 3)).toEqual([]);
});

test('high contrast is the same whether it is chosen here or in the system', () => {
  const bySystem = blockAfter(':root[data-theme="system"]');
  for (const scheme of ['light', 'dark'] as const) {
    expect(coloursIn(bySystem, scheme)).toEqual(
      coloursIn(blockAfter(':root[data-theme="contrast"]'), scheme),
    );
  }
});

test('the focus ring is 3 px wide and 2 px away in every style sheet', () => {
  const root = new URL('..', import.meta.url).pathname;
  const rings = globSync('**/*.css', { cwd: root }).flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/outline: ([^;]*var\(--focus\))([^}]*)\}/g)].map(
      ([, ring, more]) => ({ file, ring, offset: more?.match(/outline-offset: ([^;]+);/)?.[1] }),
    ),
  );
  expect(rings.length).toBeGreaterThan(2);
  for (const ring of rings) expect(ring).toMatchObject({ ring: '3px solid var(--focus)', offset: '2px' });
});

function tooFaint(colours: Record<string, string>, pairs: [string, string[]][], least: number) {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ front, back, ratio: Number(ratio(colours[front], colours[back]).toFixed(2)) }))
      .filter((pair) => !(pair.ratio >= least)),
  );
}
