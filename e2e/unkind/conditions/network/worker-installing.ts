import { paths } from '#contract/pages/paths.ts';
import { expectFilm } from '#e2e/checks/film-word.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

const isInGame = ({ page }: Stage) => new URL(page.url()).pathname === paths.game;

/** From here on everything comes through the worker. */
async function waitForWorker(stage: Stage) {
  if (!isInGame(stage)) return;
  const isThere = () => navigator.serviceWorker.controller !== null;
  await expect.poll(() => stage.page.evaluate(isThere), { timeout: 60_000 }).toBe(true);
}

async function seeNextFilm(stage: Stage) {
  if (isInGame(stage)) await expectFilm(stage.page, 'runs');
}

/** The first visit: the worker is installed while the page is used. */
export const workerInstalling: Condition = {
  use: { serviceWorkers: 'allow' },
  expectedErrors: /Failed to load resource/,
  ways: {
    'in the first seconds of its life': {
      after: { 'opens the film': waitForWorker, skips: seeNextFilm, 'goes on': seeNextFilm },
      // It is installed in all of them.
      showsIn: [
        ...(['try one exercise', 'sign up with a facility code', 'sign up and pay'] as const),
        ...(['log in, answer right, wrong and wrong again', 'reports and plan'] as const),
        ...(['pause, slower, captions, skip, save', 'import, cards, print'] as const),
        ...(['cancel and log out', "Today's Three"] as const),
      ],
    },
  },
};
