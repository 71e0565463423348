import { type Browser, chromium, type Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { settingsCookie } from '#e2e/setup/settings-cookie.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';
import { openAs, signUp, signUpAndAnswer } from '#e2e/steps/accounts.ts';
import { firstFrame, slowDownTo4G, timeClips } from '#e2e/steps/clip-timing.ts';
import type { PageTimes } from '#e2e/steps/page-times.ts';
import { chromiumPath } from '../../installs/prepare.js';

/**
 * `node lab/tools/time-pages.ts ORIGIN ROUNDS`: times pages and films of a server that runs, and prints one line of JSON a
 * round. `npm run bench -- pages` reads them.
 */

/** The time in which a player reads the dashboard. */
const readingMs = 3000;
const clipRounds = 3;

const [origin = '', rounds = '1'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--autoplay-policy=no-user-gesture-required'],
});
const newcomer = await onNewDevice(browser, ({ request }) => signUp(request, 'facility'));
const returning = await onNewDevice(browser, ({ request }) => signUpAndAnswer(request));
try {
  for (let round = 0; round < Number(rounds); round += 1) {
    const times: PageTimes = {
      home: await onNewDevice(browser, timeHome),
      game: await onNewDevice(browser, timeGame),
      resume: await onNewDevice(browser, (page) => timeResume(page, { isSlow: false })),
      resumeSlow: await onNewDevice(browser, (page) => timeResume(page, { isSlow: true })),
      ...(await onNewDevice(browser, async (page) => {
        waitForAppOnLoad(page);
        await openAs(page, newcomer, paths.game);
        return timeClips(page, { rounds: clipRounds });
      })),
    };
    console.log(JSON.stringify(times));
  }
} finally {
  await browser.close();
}

/** With nothing cached, and the film first. */
async function onNewDevice<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', locale: 'en-US' });
  await context.addCookies([settingsCookie(origin)]);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function timeHome(page: Page): Promise<PageTimes['home']> {
  await slowDownTo4G(page);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const take = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0);
        new PerformanceObserver(take).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return { painted, ready };
}

async function timeGame(page: Page): Promise<number> {
  await page.addInitScript(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, newcomer);
  await slowDownTo4G(page);
  await page.goto(paths.game, { waitUntil: 'commit' });
  return firstFrame(page);
}

async function timeResume(page: Page, { isSlow }: { isSlow: boolean }): Promise<number> {
  waitForAppOnLoad(page);
  await openAs(page, returning, paths.feedback);
  if (isSlow) await slowDownTo4G(page);
  await page.goto(paths.dashboard);
  const button = page.getByRole('button', { name: /Resume Play/ });
  await page.getByText(/^Last exercise answered/).waitFor();
  await page.waitForTimeout(readingMs);
  const [firstFrameMs] = await Promise.all([firstFrame(page), button.click()]);
  return firstFrameMs;
}
