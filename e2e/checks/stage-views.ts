import type { Locator, Page } from '@playwright/test';
import type { Game } from '#contract/game.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { expect } from '../setup/fixtures.ts';
import { boxOf, film, peopleOnStage } from '../steps/game.ts';

export type StageView = { width: number; height: number; textSize: Settings['textSize'] };

/** The views in which everything that the player needs to decide is visible without scrolling. */
export const stageViews: readonly StageView[] = [
  { width: 390, height: 664, textSize: 20 },
  { width: 768, height: 1024, textSize: 20 },
  { width: 820, height: 1180, textSize: 20 },
  { width: 1180, height: 820, textSize: 20 },
  { width: 1280, height: 720, textSize: 20 },
  { width: 820, height: 1180, textSize: 28 },
];

/** The smallest view and the one with the largest text, which fail first: `npm test` checks these. */
export const tightestStageViews = [stageViews[0], stageViews.at(-1)].filter((view) => view !== undefined);

/** Hides the notice of the sandbox, which real players do not have. */
export function hideSandboxNotice(page: Page): Promise<void> {
  return page.evaluate(() => {
    const notice = document.querySelector<HTMLElement>('header > p');
    if (notice) notice.style.display = 'none';
  });
}

/** Film, people and Okay are in view, Okay takes presses, and the page is not scrolled. */
export async function expectStageInView(page: Page, height: number) {
  const okay = page.getByRole('button', { name: /^Okay/ });
  const parts: Locator[] = [film(page), okay, ...(await peopleOnStage(page).all())];
  expect(parts).toHaveLength(4);
  for (const part of parts) {
    const { y, height: partHeight } = await boxOf(part);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + partHeight).toBeLessThanOrEqual(height + 0.5);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await okay.evaluate(takesPresses)).toBe(true);
}

/** Nothing lies over the middle of the element. */
function takesPresses(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Of a dialog after an answer, title, picture, text and main button are in view at once. */
export async function expectRevealInView(page: Page, text: string) {
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  for (const part of [
    dialog.getByRole('heading', { level: 2 }),
    dialog.locator('div:has(> div > img)').first(),
    dialog.getByText(text),
    dialog.locator('[data-variant=primary]'),
  ]) {
    await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  const footer = await boxOf(dialog.locator('footer'));
  const { y, height } = await boxOf(dialog.getByText(text));
  expect(y + height).toBeLessThanOrEqual(footer.y);
  const picture = await boxOf(dialog.locator('div:has(> div > img)').first());
  expect(picture.height).toBeGreaterThanOrEqual(120);
}

/** The longest texts of all exercises, in the first one: what fits with them fits with all. */
export function useLongestTexts({ exercises }: Game) {
  const [first] = exercises;
  if (!first) return;
  const longest = (text: (exercise: Game['exercises'][number]) => string) =>
    exercises.map(text).reduce((a, b) => (a.length >= b.length ? a : b));
  Object.assign(first, {
    why: longest(({ why }) => why),
    hint: longest(({ hint }) => hint),
    why_not: longest(({ why_not }) => why_not),
  });
}
