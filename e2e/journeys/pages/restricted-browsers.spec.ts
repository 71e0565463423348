import { chromium } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { signUp, submitLogin } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, lookFirst, readCurrentPlaythrough, readGame } from '#e2e/steps/game.ts';
import { chromiumPath } from '../../../installs/prepare.js';

/** A browser without a secure context. */

/** The browser says of this header that it has no effect over plain http. */
const needsHttps = /^The Cross-Origin-Opener-Policy header has been ignored/;

test('over plain http in a home network the game opens and saves', { tag: '@full' }, async ({
  request,
  page,
  server,
}) => {
  const person = await signUp(request, 'facility');
  const game = await readGame(page, person.token);
  const faults: string[] = [];
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--autoplay-policy=no-user-gesture-required', '--host-resolver-rules=MAP tablet.test localhost'],
  });
  try {
    const tablet = await browser.newPage();
    tablet.setDefaultTimeout(40_000);
    tablet.on('console', (message) => {
      const [line = ''] = message.text().split('\n');
      if (message.type() === 'error' && !needsHttps.test(line)) faults.push(line);
    });
    await tablet.goto(server.url.replace('localhost', 'tablet.test'));
    expect(await tablet.evaluate(() => isSecureContext)).toBe(false);
    await submitLogin(tablet, person.userName, person.password);
    await tablet.getByRole('button', { name: /^Resume Play/ }).click();
    await lookFirst(tablet, game, 1);
    await expectExercise(tablet, 1);
    await answerRight(tablet, game, 1);
    await expect.poll(async () => (await readCurrentPlaythrough(page, person.token))?.totalAnswered).toBe(1);
    await tablet.goto(tablet.url().replace(paths.game, paths.dashboard));
    await expect(tablet.getByText(/opened without a secure connection/)).toBeVisible();
  } finally {
    expect.soft(faults).toEqual([]);
    await browser.close();
  }
});
