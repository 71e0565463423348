import { expectFilm } from '#e2e/checks/film-word.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import { press } from '#e2e/steps/game.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** What the browser tells a page that nobody sees any more, and that is seen again. Runs in the page. */
export function tellHidden(isHidden: boolean): void {
  Object.defineProperties(document, {
    hidden: { get: () => isHidden, configurable: true },
    visibilityState: { get: () => (isHidden ? 'hidden' : 'visible'), configurable: true },
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

const setHidden = ({ page }: Stage, isHidden: boolean) => page.evaluate(tellHidden, isHidden);

async function expectSilence({ page }: Stage) {
  const playing = () => [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length;
  await expect.poll(() => page.evaluate(playing)).toBe(0);
}

/** Films of dialogs have no button that goes on in these journeys. */
const goOn = async ({ page }: Stage) => {
  await expectFilm(page, 'stands');
  await press(page, 'Play');
  await expectFilm(page, 'runs');
};

const away = (
  leave: (stage: Stage) => Promise<unknown>,
  comeBack: (stage: Stage) => Promise<unknown>,
): Way => {
  const silent = async (stage: Stage) => {
    await setHidden(stage, true);
    await expectSilence(stage);
    await leave(stage);
    await expectSilence(stage);
    await comeBack(stage);
    await setHidden(stage, false);
  };
  return {
    arrange: ({ page }) => page.clock.install(),
    after: {
      async 'opens the film'(stage) {
        await silent(stage);
        await goOn(stage);
      },
      'answers wrong': silent,
      'opens the reports': silent,
      'fills in the form': silent,
      'opens the subscription': silent,
      'makes the cards': silent,
    },
  };
};

/** Of the life cycle that a browser gives a page. */
const lifecycle = async ({ page }: Stage, state: 'frozen' | 'active') => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state });
  await devtools.detach();
};

export const hidden: Condition = {
  ways: {
    'behind another tab for 100 s': away(
      ({ page }) => page.clock.runFor(100_000),
      async () => {},
    ),
    frozen: away(
      (stage) => lifecycle(stage, 'frozen'),
      (stage) => lifecycle(stage, 'active'),
    ),
    'behind another tab for ten minutes': away(
      ({ page }) => page.clock.fastForward(600_000),
      async () => {},
    ),
  },
};
