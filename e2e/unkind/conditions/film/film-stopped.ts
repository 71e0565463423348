import { expectFilm, expectTrueWord } from '#e2e/checks/film-word.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import { press } from '#e2e/steps/game.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

const front = ({ page }: Stage) => page.locator('video[data-front]').first();

/** A hearing aid that is gone, a media key, a phone call: the button says it, and one press goes on. */
const stopped = (when: (film: HTMLVideoElement) => Promise<void>): Way => {
  const stopAndPlay = async (stage: Stage) => {
    await front(stage).evaluate(when);
    await front(stage).evaluate((film: HTMLVideoElement) => film.pause());
    await expectFilm(stage.page, 'stands');
    await press(stage.page, 'Play');
    await expectFilm(stage.page, 'runs');
  };
  return { after: { 'opens the film': stopAndPlay, 'looks first': stopAndPlay } };
};

const untilSecond = (second: number) =>
  new Function(
    'film',
    `return new Promise((resolve) => {
       const look = () => (film.currentTime >= ${second} ? resolve() : setTimeout(look, 20));
       look();
     })`,
  ) as (film: HTMLVideoElement) => Promise<void>;

/** It is stopped before its first frame. Where the app starts it only afterwards, it runs all the same. */
const whileItLoads: Way = {
  arrange: ({ page }) =>
    page.addInitScript(() => {
      const stop = ({ target }: Event) => {
        if (!(target instanceof HTMLVideoElement && target.closest('main'))) return;
        target.pause();
        document.documentElement.dataset.stopped = '';
        removeEventListener('loadedmetadata', stop, { capture: true });
      };
      addEventListener('loadedmetadata', stop, { capture: true });
    }),
  sees: {
    'opens the film': async ({ page }) => {
      await expect(page.locator('html[data-stopped]')).toBeAttached();
      await expectTrueWord(page);
      const play = page.getByRole('button', { name: 'Play', exact: true });
      if (await play.isVisible()) await play.click();
      await expectFilm(page, 'runs');
    },
  },
};

export const filmStopped: Condition = {
  ways: {
    'at its first second': stopped(untilSecond(1)),
    'at its fifth second': stopped(untilSecond(5)),
    'in its last moment': stopped(async (film) => {
      film.currentTime = film.duration - 0.5;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }),
    'while it loads': whileItLoads,
  },
};
