import { expect, test } from 'vitest';
import { walks } from '#e2e/measures/walk-list.ts';
import { screens } from '#e2e/screens/screen-list.ts';
import { desks, reviewed } from './reviewed-screens.ts';

test('what reviewers are shown is in the list of screens, or a state of a walk, each once', () => {
  const known = new Set([
    ...screens.map(({ name }) => name),
    ...walks.flatMap(({ screen, states }) => states.map(({ name }) => `${screen}: ${name}`)),
  ]);
  const shown = [...reviewed, ...desks];
  expect(shown.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});
