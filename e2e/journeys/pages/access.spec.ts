import type { Locator, Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { openAs, openRow, signUp, submitLogin } from '#e2e/steps/accounts.ts';
import { answerWrong, expectExercise, openGame, press, readGame } from '#e2e/steps/game.ts';
import { subscribe } from '#e2e/steps/payments.ts';

/** Screen readers get every announcement once, and read the page in its visible order. */

/**
 * Records every text that a screen reader would announce from a live region: a region that is inserted together with its
 * text is silent, unless it has the focus.
 * @returns how many announcements contain a text
 */
async function recordAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const last = new WeakMap<Element, string>();
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const record = (region: Element) => {
      const text = region.textContent?.trim() ?? '';
      const isKnown = last.has(region) || region === document.activeElement;
      if (text === (last.get(region) ?? '')) return void last.set(region, text);
      last.set(region, text);
      if (text !== '' && isKnown) spoken.push(text);
    };
    Object.assign(globalThis, { spoken });
    new MutationObserver(() => document.querySelectorAll(live).forEach(record)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return async (text: string) =>
    (await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)).filter((line) =>
      line.includes(text),
    ).length;
}

test('progress and outcome of a message are announced once, and the fields are empty again', async ({
  page,
}) => {
  const timesAnnounced = await recordAnnouncements(page);
  await page.route('**/contactUs', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(paths.contact);
  await page.getByLabel('Name').fill('Rosa');
  await page.getByLabel('Email').fill('rosa@example.org');
  await page.getByLabel('Message').fill('Is there a large print edition?');
  await page.getByRole('button', { name: 'Submit' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Done' });
  await expect(status).toBeVisible();
  expect(await timesAnnounced('Sending...')).toBe(1);
  expect(await timesAnnounced('Done')).toBe(1);
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport({ ratio: 1 });
  for (const field of ['Name', 'Email', 'Message']) await expect(page.getByLabel(field)).toHaveValue('');
});

test.describe('a message that cannot be sent', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('is not sent with an invalid address, and a failure is shown in a red box', async ({ page }) => {
    await page.route('**/contactUs', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(paths.contact);
    await page.getByLabel('Name').fill('Rosa');
    await page.getByLabel('Email').fill('rosa');
    await page.getByLabel('Message').fill('Is there a large print edition?');
    const submit = page.getByRole('button', { name: 'Submit' });
    await submit.click();
    await expect(page.locator('input:invalid')).toHaveAccessibleName('Email');
    const box = page.getByRole('alert');
    await expect(box).toBeHidden();
    await page.getByLabel('Email').fill('rosa@example.org');
    await submit.click();
    await expect(box).toHaveText(/An error occurred\. Please try again\./);
    await expect(box).toHaveCSS('border-color', 'rgb(138, 28, 28)');
    await expect(page.getByLabel('Message')).toHaveValue('Is there a large print edition?');
  });
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('is announced once', async ({ page }) => {
    const timesAnnounced = await recordAnnouncements(page);
    await page.goto(paths.home);
    await submitLogin(page, 'nobody@example.org', 'not this one');
    const box = page.getByRole('alert');
    await expect(box).toBeFocused();
    expect(await timesAnnounced(((await box.textContent()) ?? '').trim())).toBe(1);
  });
});

test('a saved change is announced once', async ({ page, request }) => {
  const timesAnnounced = await recordAnnouncements(page);
  await openAs(page, await signUp(request, 'facility'));
  await openRow(page, 'Name');
  await page.getByRole('button', { name: 'Save my name' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await timesAnnounced('Saved.')).toBe(1);
});

test('in large text on a phone, leaving the game says in view, with the focus on it, that the place is saved, and so does the dashboard', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  // The message stays until the user leaves the page.
  await setSettingsCookie(page, baseURL ?? '', { textSize: 28, stayOnPage: true });
  const timesAnnounced = await recordAnnouncements(page);
  await openGame(page);
  await press(page, 'Skip');
  await expectExercise(page, 2);
  await page.getByRole('button', { name: 'Save & Exit' }).click();
  const message = page.getByText('Your place is saved.');
  const status = page.getByRole('status').filter({ has: message });
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport({ ratio: 1 });
  expect(await timesAnnounced('Your place is saved.')).toBe(1);
  await status.getByRole('button', { name: 'Go now' }).click();
  await expect(page).toHaveURL(/dashboard/);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect.poll(() => timesAnnounced('Your place is saved.')).toBe(2);
});

/**
 * The accessibility tree of each page, from the skip link to the footer; `narrow` where a narrow viewport moves the
 * bar's links into a menu or shortens the label of a button.
 */
const orders = [
  { name: 'home', path: paths.home, as: null, narrow: true },
  { name: 'dashboard', path: paths.dashboard, as: 'facility', narrow: true },
  { name: 'game', path: paths.game, as: 'facility', narrow: true },
  { name: 'billing', path: paths.subscription, as: 'individual', narrow: true },
] as const;

for (const { name, path, as, narrow } of orders) {
  test(`the accessibility tree of ${name} is in its visible order, every control with its name`, async ({
    page,
    request,
  }) => {
    if (as) await openAs(page, await signUp(request, as), path);
    else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isNarrow = (page.viewportSize()?.width ?? 0) < 700;
    const tree = isNarrow && narrow ? `${name}-narrow` : name;
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${tree}.aria.yml` });
  });
}

test.describe('in a low viewport', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('the bar at the bottom of the dashboard never covers the control that has the focus', async ({
    page,
    request,
  }) => {
    await openAs(page, await signUp(request, 'facility'), paths.dashboard);
    await expect(page.getByRole('button', { name: 'Start New' })).toBeVisible();
    const covered: string[] = [];
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { left, width, bottom } = focused.getBoundingClientRect();
        const atFoot = document.elementFromPoint(left + width / 2, bottom - 4);
        return focused.contains(atFoot) ? null : focused.textContent;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered).toEqual([]);
  });
});

/** Scrolling from the top with the wheel brings the whole part into view at once. */
async function expectReachableByWheel(page: Page, part: Locator) {
  await page.mouse.wheel(0, -2000);
  await expect(async () => {
    await expect(part)
      .toBeInViewport({ ratio: 1, timeout: 100 })
      .catch(async (unseen: unknown) => {
        await page.mouse.wheel(0, 40);
        throw unseen;
      });
  }).toPass({ intervals: [50], timeout: 8000 });
}

for (const viewport of [
  { width: 320, height: 180 },
  { width: 844, height: 390 },
]) {
  test(`a dialog in a viewport of ${viewport.width} by ${viewport.height} shows every word and button to the wheel`, {
    tag: '@full',
  }, async ({ page }) => {
    const { token } = await openGame(page);
    await answerWrong(page, await readGame(page, token), 1);
    await page.setViewportSize(viewport);
    const dialog = page.getByRole('alertdialog', { name: 'Sorry, that is not the right answer' });
    await expect(dialog).toHaveAccessibleDescription(/choose again\. There is no hurry\./);
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    for (const part of [
      dialog.getByRole('heading'),
      dialog.getByText('Please watch the film once more'),
      dialog.getByRole('button', { name: 'Try again' }),
      dialog.getByRole('button', { name: 'Skip' }),
    ]) {
      await expectReachableByWheel(page, part);
    }
  });
}

test('in the largest text a dialog in a low viewport starts with its heading, and no button covers a word', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  await setSettingsCookie(page, baseURL ?? '', { textSize: 28 });
  await openAs(
    page,
    await subscribe(page.request, await signUp(page.request, 'individual')),
    paths.subscription,
  );
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('alertdialog');
  const words = dialog.locator('p').first();
  for (const [width, height] of [
    [390, 480],
    [820, 500],
    [820, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(width / 2, height / 2);
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
    for (const part of [words, ...(await dialog.getByRole('button').all())])
      await expectReachableByWheel(page, part);
    await page.mouse.wheel(0, -2000);
  }
});
