import { paths } from '#contract/pages/paths.ts';
import { expectFilm } from '#e2e/checks/film-word.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import { press } from '#e2e/steps/game.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/**
 * What a browser does with a page that is left for another document and shown again as it was: a Chromium that is driven
 * keeps none.
 */
async function leaveAndReturn({ page }: Stage, meanwhile: () => Promise<unknown> = async () => {}) {
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    for (const film of document.querySelectorAll('video')) film.pause();
  });
  await meanwhile();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

const returned: Way = {
  after: {
    async 'opens the film'(stage) {
      await leaveAndReturn(stage);
      await expectFilm(stage.page, 'stands');
      await press(stage.page, 'Play');
      await expectFilm(stage.page, 'runs');
    },
    'fills in the form': (stage) => leaveAndReturn(stage),
    'opens the reports': (stage) => leaveAndReturn(stage),
    'opens the page to add': (stage) => leaveAndReturn(stage),
  },
};

/** Meanwhile another tab of the browser has logged out. */
async function expectLoggedOut(stage: Stage) {
  const { page } = stage;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leaveAndReturn(stage, () => page.evaluate(() => localStorage.clear()));
  await expect(page).toHaveURL(paths.home);
}

const loggedOutElsewhere: Way = {
  forbids: { 'opens the subscription': expectLoggedOut, 'opens the reports': expectLoggedOut },
};

export const backForwardCache: Condition = {
  ways: { 'left and come back': returned, 'logged out in another tab meanwhile': loggedOutElsewhere },
};
