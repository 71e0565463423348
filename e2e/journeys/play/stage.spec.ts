import type { Locator, Page } from '@playwright/test';
import type { Game } from '#contract/game.ts';
import { expectStageInView, hideSandboxNotice, type StageView, stageViews } from '#e2e/checks/stage-views.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { changeGame } from '#e2e/steps/change-game.ts';
import {
  answerWrong,
  boxOf,
  checkDuringReminder,
  expectExercise,
  film,
  giveFeedback,
  openGame,
  peopleOf,
  peopleOnStage,
  press,
  readGame,
  speedUp,
  triedNote,
  watchToTheEnd,
} from '#e2e/steps/game.ts';

/** The stage: film, people and Okay stay in view and in place from the question to the answer. */

// Playwright's routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' });

/** The longest claims of all exercises, in the first one: what fits with them fits with all. */
function useLongestClaims({ exercises }: Game) {
  const claims = exercises.flatMap(({ main }) => main.options.flatMap(({ short }) => short ?? []));
  claims.sort((one, other) => other.length - one.length);
  const own = exercises[0]?.main.options.filter(({ short }) => short !== null) ?? [];
  for (const option of own) option.short = claims.shift() ?? null;
}

const okay = (page: Page) => page.getByRole('button', { name: /^Okay/ });

/** The page moves focus and scroll position one frame after an event. */
async function settle(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
}

/** Every control of the page but the footer's, in its order, with its sides in the view. */
function readControls(page: Page): Promise<{ name: string; sides: number[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button), main :is(a, button, input, summary)')]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        return { name: control.textContent ?? '', sides: [left, top, right, bottom] };
      }),
  );
}

const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2;

type Controls = Awaited<ReturnType<typeof readControls>>;

/** The controls that are elsewhere than before. */
async function movedSince(page: Page, before: Controls): Promise<string[]> {
  const after = await readControls(page);
  expect(after.length).toBe(before.length);
  const distance = (index: number) =>
    Math.max(
      ...(after[index]?.sides.map((side, at) => Math.abs(side - (before[index]?.sides[at] ?? 0))) ?? []),
    );
  return after.flatMap(({ name }, index) =>
    distance(index) > 1 ? [`${name} by ${distance(index).toFixed(1)} px`] : [],
  );
}

/** Opens the game, and waits until its film has ended. */
async function openAsking(page: Page, url: string, { width, height, textSize }: StageView) {
  await page.setViewportSize({ width, height });
  await setSettingsCookie(page, url, { textSize });
  await page.clock.install();
  await speedUp(page);
  await changeGame(page, useLongestClaims);
  const { token } = await openGame(page);
  await hideSandboxNotice(page);
  await watchToTheEnd(page);
  await settle(page);
  return token;
}

/** Waits for the reminder, and then tries the wrong person; `check` is called after each. */
async function remindAndTry(page: Page, token: string, check: (when: 'reminded' | 'tried') => Promise<void>) {
  await checkDuringReminder(page, () => check('reminded'));
  await answerWrong(page, await readGame(page, token), 1);
  await press(page, 'Try again');
  await watchToTheEnd(page);
  await expect(triedNote(page)).toBeVisible();
  await settle(page);
  await check('tried');
}

for (const view of stageViews) {
  const { width, height, textSize } = view;
  const tag = view === stageViews[0] ? [] : '@full';
  test(`at ${width} by ${height} with text ${textSize}, film, people and Okay are in view, and no control moves`, {
    tag,
  }, async ({ page, baseURL }) => {
    const token = await openAsking(page, baseURL ?? '', view);
    await expectStageInView(page, height);
    const asking = await readControls(page);
    const bar = await page.locator('header').getByRole('button').all();
    const middles = await Promise.all(bar.map(async (control) => middleOf(await boxOf(control))));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    await remindAndTry(page, token, async (when) => {
      await expectStageInView(page, height);
      if (when === 'reminded') expect(await movedSince(page, asking)).toEqual([]);
    });
  });
}

test('on the narrowest phone no control moves while the player is reminded', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await openAsking(page, baseURL ?? '', { width: 320, height: 640, textSize: 20 });
  const inPage = () => page.evaluate(() => scrollTo(0, 0)).then(() => readControls(page));
  const asking = await inPage();
  await checkDuringReminder(page, async () => {
    await inPage();
    expect(await movedSince(page, asking)).toEqual([]);
  });
});

test('ten controls at most are in the first view, during the film and with the question; the others follow', async ({
  page,
}) => {
  const inView = async () => {
    const controls = await readControls(page);
    return controls.filter(({ sides: [, top = 0, , bottom = 0] }) => (top + bottom) / 2 < 720).length;
  };
  await speedUp(page);
  await openGame(page);
  await hideSandboxNotice(page);
  expect(await inView()).toBeLessThanOrEqual(10);
  await watchToTheEnd(page);
  expect(await inView()).toBeLessThanOrEqual(10);
  for (const name of ['Previous', 'Repeat', 'Skip', 'Save & Resume Playing Later', 'GIVE A FEEDBACK'])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) }).last()).toBeVisible();
});

test('"hear again" plays one claim, all of which stands beside the person, and the question stays', {
  tag: '@full',
}, async ({ page }) => {
  await speedUp(page);
  await openGame(page);
  await watchToTheEnd(page);
  await page.getByRole('button', { name: 'hear again Mina' }).click();
  await expect(film(page)).toHaveAttribute('src', /ex01_3/);
  await expect(peopleOnStage(page).nth(1)).toContainText(/The front edge of the rug curls up .+ dishes\.”/);
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await expect(page.getByRole('button', { name: 'hear again Mina' })).toBeVisible();
});

test('a right answer and the way to the next exercise take at most six keys after the film', async ({
  page,
}) => {
  await speedUp(page);
  const { token } = await openGame(page);
  const { right } = peopleOf(await readGame(page, token), 1);
  await watchToTheEnd(page);
  await expect(page.getByRole('radio').first()).toBeFocused();
  let presses = 0;
  const pressKey = async (key: string) => {
    await page.keyboard.press(key);
    presses += 1;
  };
  const pressUntil = async (key: string, target: Locator, has: 'checked' | 'focus') => {
    const isThere = () =>
      target.evaluate(
        (element, state) =>
          state === 'focus' ? element === document.activeElement : (element as HTMLInputElement).checked,
        has,
      );
    while (!(await isThere()) && presses < 20) await pressKey(key);
  };
  await pressUntil('ArrowDown', page.getByRole('radio', { name: right }), 'checked');
  await pressKey('Enter');
  await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeFocused();
  await pressUntil('Tab', page.getByRole('button', { name: 'Continue' }), 'focus');
  await pressKey('Enter');
  await expectExercise(page, 2);
  expect(presses).toBeLessThanOrEqual(6);
});

test('what a person claims stands on the card once it was heard or skipped to, and the person who speaks has a ring', async ({
  page,
}) => {
  const { token } = await openGame(page);
  const options = (await readGame(page, token)).exercises[0]?.main.options ?? [];
  const claimOf = (name: string) =>
    page.getByText(`“${options.find(({ character }) => character === name)?.short}”`);
  const person = (name: string) =>
    page.getByRole('group', { name: 'Watch one person again' }).getByRole('button', { name });
  await expect(claimOf('Walter')).toBeHidden();
  await expect(claimOf('Mina')).toBeHidden();
  await person('Mina').click();
  await expect(claimOf('Mina')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mina' })).toHaveAccessibleDescription(/^“.+”$/);
  await expect(claimOf('Walter')).toBeHidden();
  const ringOf = (name: string) =>
    peopleOnStage(page)
      .filter({ has: page.getByRole('radio', { name }) })
      .locator('img')
      .locator('..')
      .evaluate((face) => getComputedStyle(face, '::after').animationName);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => ringOf('Mina')).not.toBe('none');
  expect(await ringOf('Walter')).toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await ringOf('Mina')).toBe('none');
  // A choice needs no claim.
  await page.getByRole('radio', { name: 'Walter' }).check({ force: true });
  await expect(okay(page)).toBeEnabled();
});

test('thanks and "Your place is saved." stand at the foot of the view, and nothing moves', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await setSettingsCookie(page, baseURL ?? '', { stayOnPage: true });
  await openGame(page);
  await press(page, 'Skip');
  await expectExercise(page, 2);
  await settle(page);
  // In the page: the buttons at its end are scrolled to.
  const placeOfFilm = async () => {
    const { y, ...rest } = await boxOf(film(page));
    return { ...rest, y: y + (await page.evaluate(() => scrollY)) };
  };
  const before = await placeOfFilm();
  await giveFeedback(page, 'The pictures are clear.');
  const thanks = page.getByRole('status').filter({ hasText: 'Your feedback has been received.' });
  await expect(thanks).toBeInViewport({ ratio: 1 });
  expect(await placeOfFilm()).toEqual(before);
  // On a phone, whose page is much longer than its view, they are in view at the top of the page as well.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 820, height: 1180 });
  await press(page, 'Close this message');

  await press(page, 'Save & Resume Playing Later');
  const saved = page.getByRole('status').filter({ hasText: 'Your place is saved.' });
  await expect(saved).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save & Resume Playing Later' })).toBeHidden();
  expect(await placeOfFilm()).toEqual(before);
});
