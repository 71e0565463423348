import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

const papers = ({ page }: Stage) => page.locator('article');

/** The sheet is read three seconds after `print`, and goes with the first press after that. */
async function printLate(stage: Stage) {
  const { page } = stage;
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.keyboard.press('Shift');
  await expect(papers(stage)).toHaveCount(2);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(papers(stage)).toHaveCount(2);
  await page.keyboard.press('Shift');
  await expect(papers(stage)).toHaveCount(0);
}

const noPaper = 'it has no paper';

/** An iPad. */
export const printingThatReturnsAtOnce: Condition = {
  ways: {
    'an iPad': {
      arrange: ({ page }) =>
        page.addInitScript(() => {
          window.print = () => {};
        }),
      after: { 'prints the cards': printLate },
      notIn: {
        'try one exercise': noPaper,
        'sign up with a facility code': noPaper,
        'sign up and pay': noPaper,
        'log in, answer right, wrong and wrong again': noPaper,
        'pause, slower, captions, skip, save': noPaper,
        'reports and plan':
          'its report is a file, and the sheet of the plan goes by the same way as the cards',
        'cancel and log out': noPaper,
        "Today's Three": noPaper,
      },
    },
  },
};
