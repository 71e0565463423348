import { expect } from '#e2e/setup/fixtures.ts';
import { press } from '#e2e/steps/game.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';
import { chooseList } from '../../journeys/papers.ts';

/** A list with a mistake is mended, and chosen again under its name. */
async function mendAndChooseAgain({ page }: Stage) {
  const right = await page.evaluate(async () => {
    const [file] = document.querySelector<HTMLInputElement>('input[type=file]')?.files ?? [];
    return (await file?.text()) ?? '';
  });
  const [, ...names] = right.trimEnd().split('\n');
  await chooseList(page, 'no name at all, of a person');
  await press(page, 'Read this file');
  await expect(page.getByText('Nobody was added: 1 row is wrong.')).toBeVisible();
  await chooseList(page, ...names.map((line) => line.replaceAll(',', '')));
  await expect(page.getByText('Nobody was added: 1 row is wrong.')).toBeHidden();
}

/** Somebody opens the dialog and chooses nothing. */
async function chooseNothing(stage: Stage) {
  const { page } = stage;
  await page.getByLabel('CSV file').dispatchEvent('cancel');
  await expect(page.getByRole('button', { name: 'Read this file' })).toBeEnabled();
}

/** The browser opens no tab: the page has a link instead. */
const noTab: Way = {
  arrange: ({ page }) =>
    page.addInitScript(() => {
      window.open = () => null;
    }),
  sees: {
    'generates the report': async ({ page }) => {
      await expect(page.getByText('Your report is ready.')).toBeVisible();
      const address = await page.getByRole('link', { name: /^Open the report/ }).getAttribute('href');
      expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('application/pdf');
    },
  },
};

export const filesOfATablet: Condition = {
  ways: {
    'the same file chosen again': { after: { 'chooses a file': mendAndChooseAgain } },
    'no new tab': noTab,
    'a dialog that is canceled': { after: { 'chooses a file': chooseNothing } },
  },
};
