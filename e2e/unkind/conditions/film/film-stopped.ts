import { expectFilm } from '#e2e/checks/film-word.ts';
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

/** It is stopped before its first frame. */
const whileItLoads: Way = {
  arrange: ({ page }) =>
    page.addInitScript(() => {
      addEventListener(
        'loadedmetadata',
        ({ target }) => target instanceof HTMLVideoElement && target.closest('main') && target.pause(),
        { capture: true, once: true },
      );
    }),
  sees: {
    'opens the film': async ({ page }) => {
      await expectFilm(page, 'stands');
      await press(page, 'Play');
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
