import { paths } from '#contract/pages/paths.ts';
import { expectFilm } from '#e2e/checks/film-word.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import { lookFirstStage, press, startFilm } from '#e2e/steps/game.ts';
import type { Way } from '../condition.ts';
import type { Stage } from '../journey.ts';

async function toTheFilm({ page }: Stage) {
  const look = lookFirstStage(page);
  await expect(look.or(page.getByRole('button', { name: 'Pause', exact: true })).first()).toBeVisible();
  if (await look.isVisible()) {
    await press(page, 'Show me');
    await press(page, 'Continue');
    await startFilm(page);
  }
  await expectFilm(page, 'runs');
}

/** For a browser that does not know any more that somebody wants the film first: the picture comes before it. */
export const lookWhereAsked: Pick<Way, 'sees' | 'after'> = {
  sees: { 'opens the film': toTheFilm },
  after: {
    'goes on': async (stage) => {
      if (stage.page.url().includes(paths.game)) await toTheFilm(stage);
    },
  },
};
