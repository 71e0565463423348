import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** The back of the device is the only way out of a dialog: it closes that, and nothing else. */
async function closeByBack({ page }: Stage) {
  const address = page.url();
  await page.getByRole('button', { name: 'Need help?' }).first().click();
  const help = page.getByRole('dialog', { name: 'Need help?' });
  await expect(help).toBeVisible();
  await page.goBack();
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(address);
}

async function withoutFeatures({ page }: Stage) {
  await page.addInitScript(() => {
    for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(window, 'print');
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '130%';
    });
  });
}

/** A browser within another app. */
const inAnotherApp: Way = {
  arrange: withoutFeatures,
  after: {
    'opens the form': closeByBack,
    'opens the film': closeByBack,
    'opens the reports': closeByBack,
    'opens the subscription': closeByBack,
    'opens the page to add': closeByBack,
  },
  forbids: { 'prints the cards': /This browser cannot print/ },
};

export const webView: Condition = {
  use: { hasTouch: true },
  ways: { 'text of 130 %, no print, no share': inAnotherApp },
};
