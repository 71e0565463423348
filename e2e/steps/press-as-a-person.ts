import type { Locator, Page } from '@playwright/test';

/**
 * Lets the page treat presses as those of a person: a second press on one spot is none, and what has just appeared takes
 * none (web/shell/press-guard.ts). Presses of a program count at once otherwise.
 */
export async function pressAsAPerson(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
  });
}

/** Clicks the center of a control again and again, with these pauses in ms between. */
export async function clickAgain(control: Locator, ...pauses: number[]): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not on the page');
  const { mouse } = control.page();
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await mouse.click(...at);
  for (const pause of pauses) {
    await control.page().waitForTimeout(pause);
    await mouse.click(...at);
  }
}
