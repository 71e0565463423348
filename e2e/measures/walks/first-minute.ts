import type { Page } from '@playwright/test';
import { screens } from '#e2e/screens/screen-list.ts';
import { atMost, counted, once } from '../check.ts';
import type { Walk } from '../walk.ts';

const asks = 'What would you check here? Tap it.';
const warning = 'Starting a new game will delete';
/** Whoever has not arrived by then never will. */
const mostPresses = 8;
/** What is new takes no press before. */
const settledMs = 800;

/** Presses the main button that lies uppermost, as somebody does who reads nothing else. */
async function pressMain(page: Page) {
  const main = page.locator('[data-variant=primary]:not(:disabled, [inert] *)').filter({ visible: true });
  await main.last().waitFor();
  await page.waitForTimeout(settledMs);
  await main.last().click();
  await page.waitForTimeout(settledMs);
}

/** From Payment Info to the first picture that asks, by main buttons alone. */
export const firstMinuteWalk: Walk = {
  screen: 'first-minute',
  open: async (page) => {
    const start = screens.find(({ name }) => name === 'payment-info');
    await page.goto(start?.path ?? '');
    await start?.prepare?.(page);
    const question = page.getByRole('heading', { name: asks });
    const startedAt = Date.now();
    let [presses, warnings] = [0, 0];
    while ((await question.count()) === 0 && presses < mostPresses) {
      await pressMain(page);
      presses += 1;
      warnings += await page.getByText(warning).count();
    }
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    return { presses: `${presses}`, warnings: `${warnings}`, seconds: `${seconds}` };
  },
  states: [
    {
      name: 'from Payment Info',
      checks: [
        atMost('Presses until a picture asks', counted('presses'), once(2), '4'),
        atMost('Seconds until a picture asks', counted('seconds'), once(10), 'about 45'),
        atMost('Warnings', counted('warnings'), once(0), '1'),
      ],
    },
  ],
};
