import { expectFilm } from '#e2e/checks/film-word.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

type Size = readonly [width: number, height: number];

/** The device is turned, or its screen divided, while the film runs and after somebody has been chosen. */
const turned = (before: Size, after: Size): Way => {
  const turn = async ({ page }: Stage, [width, height]: Size) => page.setViewportSize({ width, height });
  const inMidFilm = async (stage: Stage) => {
    const { page } = stage;
    const chosen = page.getByRole('radiogroup', { name: 'Who is Correct?' }).getByRole('radio').first();
    await chosen.check({ force: true });
    await turn(stage, after);
    await expect(page.locator('video[data-front]').first()).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('radiogroup', { name: 'Who is Correct?' })).toBeInViewport();
    await expect(chosen).toBeChecked();
    await expectFilm(page, 'runs');
  };
  const turnIt = (stage: Stage) => turn(stage, after);
  return {
    arrange: (stage) => turn(stage, before),
    after: {
      'opens the film': inMidFilm,
      'fills in the form': turnIt,
      'opens the reports': turnIt,
      'chooses a file': turnIt,
      'opens the subscription': turnIt,
      'looks first': inMidFilm,
    },
  };
};

export const turnedAndSplit: Condition = {
  use: { hasTouch: true },
  ways: {
    'from upright to its side': turned([820, 1180], [1180, 820]),
    'to 320 px beside another app': turned([1180, 820], [320, 820]),
    'to 507 px beside another app': turned([1024, 768], [507, 768]),
  },
};
