import type { Browser, Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { filmDifference, percentile95 } from '#e2e/steps/film-difference.ts';
import { expectExercise, film, press } from '#e2e/steps/game.ts';
import { comeIn, guestFilm, makeLink, newGuest } from '#e2e/steps/together.ts';

test.use({ expectedErrors: [/ERR_/], opensRooms: true });

/** A player and one guest, whose film plays. */
async function openBoth(page: Page, browser: Browser, baseURL: string) {
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  await expectExercise(page, 1);
  const { address } = await makeLink(page, 'Rose');
  const guest = await newGuest(browser, baseURL);
  return { address, guest };
}

/** Looks at both films for a while after something has happened, once both play or both stand. */
async function lookAt(page: Page, guest: Page, seconds: number): Promise<number[]> {
  const found: number[] = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    const difference = await filmDifference(page, guest);
    if (difference !== null) found.push(difference);
    await page.waitForTimeout(200);
  }
  return found;
}

/** Starts, pauses and skips in turn; each counts with every look at the two films after it. */
async function measure(page: Page, guest: Page, rounds: number): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const another = round % 8 === 3 ? 'Skip' : 'Previous';
    await press(page, round % 4 === 3 ? another : 'Repeat');
    await expect(film(page)).toHaveJSProperty('paused', false);
    // Less than a second is the way of the message and the start of the other element.
    await page.waitForTimeout(900);
    all.push(...(await lookAt(page, guest, 2)));
    await press(page, 'Pause');
    await page.waitForTimeout(500);
    all.push(...(await lookAt(page, guest, 0.6)));
  }
  return all;
}

test('a guest’s film is where the player’s is: 95 % of all looks within 0.3 s, over 20 starts, pauses and skips', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  const { address, guest } = await openBoth(page, browser, baseURL ?? '');
  await guest.goto(address);
  await comeIn(guest, 'Anna', 'Rose');
  await press(page, 'Continue');
  await press(guest, 'Turn on the sound');
  await expect(guestFilm(guest)).toBeVisible();
  const differences = await measure(page, guest, 20);
  const p95 = percentile95(differences);
  console.log(
    `${differences.length} looks, p95 ${p95.toFixed(3)} s, most ${Math.max(...differences).toFixed(3)} s`,
  );
  expect(differences.length).toBeGreaterThan(100);
  expect(p95).toBeLessThan(0.3);
  await guest.context().close();
});

test('on a line of 50 kB a second with 400 ms of delay a guest’s film is within one second', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  const { address, guest } = await openBoth(page, browser, baseURL ?? '');
  await guest.goto(address);
  await comeIn(guest, 'Anna', 'Rose');
  const line = await guest.context().newCDPSession(guest);
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  });
  await press(page, 'Continue');
  await press(guest, 'Turn on the sound');
  const differences: number[] = [];
  for (let start = 0; start < 6; start += 1) {
    await press(page, 'Repeat');
    await expect(film(page)).toHaveJSProperty('paused', false);
    await page.waitForTimeout(3000);
    differences.push(...(await lookAt(page, guest, 4)));
    await press(page, 'Pause');
    await page.waitForTimeout(1000);
    differences.push(...(await lookAt(page, guest, 1)));
  }
  const p95 = percentile95(differences);
  console.log(
    `${differences.length} looks, p95 ${p95.toFixed(3)} s, most ${Math.max(...differences).toFixed(3)} s`,
  );
  expect(differences.length).toBeGreaterThan(50);
  expect(p95).toBeLessThan(1);
  await guest.context().close();
});
