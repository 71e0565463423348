import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appColors } from '#web/build/palette-sheet.ts';

const styles = readFileSync(new URL('./RoundButton.module.css', import.meta.url), 'utf8');

/** Degrees on the color wheel: 0 red, 60 yellow, 120 green, 240 blue. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const turned = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return ((turned * 180) / Math.PI + 360) % 360;
}

/** The two colors, light and dark, of the round button of an exercise with this status. */
function discOf(status: string): string[] {
  const [, token] =
    new RegExp(`="${status}"\\] \\.disc \\{[^}]*background: var\\((.+?)\\)`).exec(styles) ?? [];
  const [, ...schemes] = new RegExp(`${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(appColors) ?? [];
  return schemes;
}

/** The saturation: 0 is gray, 1 is fully saturated. */
function strengthOf(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (Math.max(...parts) - Math.min(...parts)) / Math.max(...parts);
}

test.each([
  ['Skipped', 'yellow', 35, 70],
  ['Completed', 'green', 90, 150],
  ['Incomplete', 'blue', 195, 255],
])('the round button of an exercise that is %s is %s, in light and dark', (status, _color, from, to) => {
  const schemes = discOf(status);
  expect(schemes).toHaveLength(2);
  for (const scheme of schemes) {
    expect(hueOf(scheme)).toBeGreaterThan(from);
    expect(hueOf(scheme)).toBeLessThan(to);
  }
});

test('the yellow of a skipped exercise is yellow, not beige', () => {
  for (const scheme of discOf('Skipped')) expect(strengthOf(scheme)).toBeGreaterThan(0.5);
});
