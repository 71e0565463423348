import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import {
  answerWrong,
  boxOf,
  checkDuringReminder,
  film,
  jumpTo,
  openGame,
  peopleOnStage,
  press,
  readGame,
  speedUp,
  watchToTheEnd,
} from '#e2e/steps/game.ts';

/** The layout of an exercise and of the survey in the viewport. */

test('picture, caption, both people and Okay fit into the viewport, large enough', async ({ page }) => {
  await openGame(page);
  const caption = page.locator('p[aria-hidden=true]');
  await expect(caption).toHaveText(/\w/);
  const okay = page.getByRole('button', { name: /^Okay/ });
  const cards = peopleOnStage(page);
  for (const [width, height] of [
    [1280, 720],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = await caption.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    expect(size).toBeGreaterThanOrEqual(24);
    await expect(cards).toHaveCount(2);
    for (const card of await cards.all()) {
      const box = await boxOf(card);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(72);
    }
    for (const part of [film(page), caption, okay, ...(await cards.all())]) {
      const { y, height: partHeight } = await boxOf(part);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + partHeight).toBeLessThanOrEqual(height);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

/** The captions of all clips that have the most letters. */
async function longestCaptions(): Promise<string[]> {
  const folder = 'content/media';
  const files = (await readdir(folder)).filter((file) => /^ex.*\.vtt$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  const cues = texts.flatMap((text) => [...text.matchAll(/-->.*\n<v [^>]*>([^<]*)/g)]);
  const captions = cues.map(([, words = '']) => words.replaceAll('\n', ' '));
  return captions.sort((one, other) => other.length - one.length).slice(0, 20);
}

test('on a phone every caption has 24 px or more, and the longest one moves nothing', async ({ page }) => {
  await openGame(page);
  const longest = await longestCaptions();
  for (const [width, height, textSize] of [
    [390, 664, 20],
    [390, 664, 28],
    [320, 640, 20],
    [844, 390, 20],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { heights, size } = await page.locator('p[aria-hidden=true]').evaluate(
      (line, { texts, textSize }) => {
        document.documentElement.dataset.textSize = `${textSize}`;
        const words = line.parentElement;
        const speaker = line.previousElementSibling;
        if (speaker) speaker.textContent = 'Presenter';
        const heights = texts.map((text) => {
          line.textContent = text;
          return words?.getBoundingClientRect().height;
        });
        return { heights, size: Number.parseFloat(getComputedStyle(line).fontSize) };
      },
      { texts: ['', ...longest], textSize },
    );
    expect(new Set(heights).size).toBe(1);
    expect(size).toBeGreaterThanOrEqual(24);
  }
});

test('the largest text leaves the caption of the film and an answer of the survey in view, the buttons in one row, and faces free', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await setSettingsCookie(page, baseURL ?? '', { textSize: 28 });
  await openGame(page);
  const caption = page.locator('p[aria-hidden=true]');
  await expect(caption).toHaveText(/\w/);
  await expect(caption).toBeInViewport({ ratio: 1 });
  for (const row of [
    [/^Previous/, /^Skip/],
    [/^Pause/, /^Sound/],
  ]) {
    const buttons = row.map((name) => boxOf(page.getByRole('button', { name }).last()));
    expect(new Set((await Promise.all(buttons)).map(({ y }) => y)).size).toBe(1);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const card = peopleOnStage(page).first();
  const [circle, face] = [await boxOf(card.getByRole('radio')), await boxOf(card.locator('img'))];
  expect(circle.x).toBeGreaterThanOrEqual(face.x + face.width);
  expect(face.width).toBeGreaterThanOrEqual(60);
  expect((await boxOf(card)).height).toBeGreaterThanOrEqual(72);

  await jumpTo(page, 4);
  const survey = page.getByRole('dialog', { name: 'How Sure Do You Feel?' });
  await survey.getByRole('button', { name: 'Answer now' }).click();
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(survey.getByText('Not sure at all').first()).toBeInViewport({ ratio: 1 });
  }
});

test('the question comes into view, the reminder moves nothing, and Try again shows the film with its caption', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.install();
  await speedUp(page);
  const { token } = await openGame(page);
  const firstPerson = page.getByRole('radio').first();
  const okay = page.getByRole('button', { name: /^Okay/ });
  const caption = page.locator('p[aria-hidden=true]');
  await watchToTheEnd(page);
  await expect(firstPerson).toBeFocused();
  await expect(okay).toBeInViewport({ ratio: 1 });

  const before = await boxOf(okay);
  await checkDuringReminder(page, async () => expect(await boxOf(okay)).toEqual(before));

  await answerWrong(page, await readGame(page, token), 1);
  await press(page, 'Try again');
  await expect(film(page)).toBeInViewport({ ratio: 1 });
  await expect(caption).toBeInViewport({ ratio: 1 });
  await expect(firstPerson).toBeFocused();
});
