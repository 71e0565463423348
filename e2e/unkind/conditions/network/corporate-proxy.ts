import { expect } from '#e2e/setup/fixtures.ts';
import { press } from '#e2e/steps/game.ts';
import type { Condition } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

const films = /\.mp4(?:\?|$)/;

/** The exercise goes on without its film. */
async function goOnWithout({ page }: Stage) {
  const told = page
    .getByText('Choose Next to continue without it.')
    .or(page.getByText('continue without it'));
  await expect(told.first()).toBeVisible();
  for (let clip = 0; clip < 4; clip += 1) {
    if (await page.getByText('This clip cannot be played').isHidden()) break;
    await press(page, 'Next');
    await page.waitForTimeout(300);
  }
}

async function holdAnswers({ page }: Stage) {
  await page.clock.install();
  await page.route('**/api/**', async (route) => {
    // Past the moment at which somebody reads "Still working...".
    await page.clock.runFor(25_000).catch(() => {});
    await route.continue();
  });
}

export const corporateProxy: Condition = {
  expectedErrors: /status of 403/,
  ways: {
    'films are refused': {
      arrange: ({ page }) => page.route(films, (route) => route.fulfill({ status: 403 })),
      sees: { 'opens the film': goOnWithout, 'looks first': goOnWithout },
      forbids: { pauses: /This clip cannot be played|Who is Correct/ },
    },
    'a part of a film is answered by the whole': {
      showsIn: [
        "Today's Three",
        'try one exercise',
        'log in, answer right, wrong and wrong again',
        'pause, slower, captions, skip, save',
      ],
      arrange: ({ page }) =>
        page.route(films, async (route) => {
          const { range: _part, ...headers } = await route.request().allHeaders();
          const response = await route.fetch({ headers });
          await route.fulfill({ response, status: 200 });
        }),
    },
    'nothing may be cached': {
      arrange: ({ page }) =>
        page.route('**/*', async (route) => {
          try {
            const response = await route.fetch();
            const { 'cache-control': _kept, etag: _mark, ...headers } = response.headers();
            await route.fulfill({ response, headers });
          } catch {
            // The page that asked has been left.
            await route.abort().catch(() => {});
          }
        }),
    },
    'answers are held for 25 s': { arrange: holdAnswers },
  },
};
