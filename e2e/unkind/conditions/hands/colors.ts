import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** The chosen tab is told by its frame and an underline. */
async function expectChosenTab({ page }: Stage) {
  const lookOf = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => {
      const { borderTopWidth, textDecorationLine } = getComputedStyle(tab);
      return { frame: borderTopWidth, line: textDecorationLine };
    });
  await expect.poll(() => lookOf('Reports')).toEqual({ frame: '5px', line: 'underline' });
  expect(await lookOf('Game')).toEqual({ frame: '2px', line: 'none' });
}

/** Without colors of its own, a state must change something that a gray picture shows. */
const inGray: Way = {
  arrange: ({ page }) =>
    page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.filter = 'invert(1) grayscale(1)';
      });
    }),
};

export const otherColors: Condition = {
  ways: {
    'forced by the system': {
      arrange: ({ page }) => page.emulateMedia({ forcedColors: 'active' }),
      after: { 'opens the reports': expectChosenTab },
    },
    'inverted and gray': inGray,
  },
};
