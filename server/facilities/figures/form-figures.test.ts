import { expect, test } from 'vitest';
import { type FormGroup, formFigures } from './form-figures.ts';

/** Five people with so many of 16 right each. */
const group = (before: number, after: number, given: Partial<FormGroup> = {}): FormGroup => ({
  ...{ unitId: null, people: 5, pictures: 16 },
  ...{ rightBefore: 5 * before, squaresBefore: 5 * before ** 2 },
  ...{ rightAfter: 5 * after, squaresAfter: 5 * after ** 2 },
  ...given,
});

test('without a group there is nothing to show', () => {
  expect(formFigures([])).toBeNull();
});

test('the change is that of the two shares as they are shown, each in whole percent', () => {
  const figures = formFigures([group(8, 12), group(4, 12)]);
  const [before, after] = [figures?.before.percent ?? 0, figures?.after.percent ?? 0];
  expect([before, after, figures?.change.percent]).toEqual([38, 75, 37]);
});

test('groups add up: people, both shares and the change', () => {
  const figures = formFigures([group(8, 12), group(4, 12)]);
  expect(figures?.people).toBe(10);
  expect([figures?.before.percent, figures?.after.percent, figures?.change.percent]).toEqual([38, 75, 37]);
  const { from = 0, to = 0 } = figures?.change ?? {};
  expect([from < 38, to > 38]).toEqual([true, true]);
});

test('a form that has got more pictures since counts by its share', () => {
  const figures = formFigures([group(8, 16), group(10, 20, { pictures: 20 })]);
  expect([figures?.before.percent, figures?.after.percent]).toEqual([50, 100]);
});
