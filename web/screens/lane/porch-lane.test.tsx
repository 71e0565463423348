import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { laneColors } from '#contract/rules/porch-lane.ts';
import { PartHouse } from './PartHouse.tsx';
import { PorchLane } from './PorchLane.tsx';

const windowsIn = (markup: string) =>
  [...markup.matchAll(/<rect[^>]*data-window="(\d+)"[^>]*>/g)].map(([tag, id]) => ({
    id: Number(id),
    isLit: tag.includes('data-lit') && tag.includes(laneColors.window.lit),
    isNew: tag.includes('class='),
  }));
const litPorches = (markup: string) => [...markup.matchAll(/data-porch="lit"/g)].length;

test('a window for each of the 50 exercises, and those with an answer are lit', () => {
  const windows = windowsIn(renderToStaticMarkup(<PorchLane lit={new Set([1, 12, 50])} />));
  expect(windows.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(windows.filter(({ isLit }) => isLit).map(({ id }) => id)).toEqual([1, 12, 50]);
});

test('only the newest window comes on while somebody looks, and only if it is lit', () => {
  const lit = new Set([1, 2]);
  const newIn = (newest: number) =>
    windowsIn(renderToStaticMarkup(<PorchLane lit={lit} newest={newest} />)).filter(({ isNew }) => isNew);
  expect(newIn(2).map(({ id }) => id)).toEqual([2]);
  expect(newIn(3)).toEqual([]);
});

test('the porches of finished parts are lit, and the one where the player goes next', () => {
  expect(litPorches(renderToStaticMarkup(<PorchLane lit={new Set()} />))).toBe(0);
  expect(litPorches(renderToStaticMarkup(<PorchLane lit={new Set()} next={1} />))).toBe(1);
  expect(litPorches(renderToStaticMarkup(<PorchLane lit={new Set([1, 2, 3])} next={4} />))).toBe(2);
});

test('the house of a part has its exercises as windows', () => {
  const markup = renderToStaticMarkup(<PartHouse part={4} windows={[23, 24, 25, 26]} lit={new Set([24])} />);
  expect(windowsIn(markup).filter(({ isLit }) => isLit)).toHaveLength(1);
  expect(windowsIn(markup)).toHaveLength(4);
  expect(litPorches(markup)).toBe(0);
});

test('the pictures are hidden from screen readers: the sentence beside them says the same', () => {
  expect(renderToStaticMarkup(<PorchLane lit={new Set()} />)).toMatch(/^<div[^>]* aria-hidden="true"/);
  expect(renderToStaticMarkup(<PartHouse part={1} windows={[1]} lit={new Set()} />)).toMatch(
    /^<svg[^>]* aria-hidden="true"/,
  );
});
