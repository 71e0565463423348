import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/setup/fixtures.ts';
import { pressAsAPerson } from '#e2e/steps/press-as-a-person.ts';

export type SecondPress = { readonly by: 'mouse' | 'touch'; readonly afterMs: number };

/** What has just appeared takes no press. */
const settledMs = 800;
/** From 700 ms on it is no second press. */
const latestMs = 650;

/**
 * Makes each press of this page two, on the same spot. Call it before the page is opened.
 * @returns a function that ends it; it fails where the machine was too slow for every second press
 */
export async function pressTwice(page: Page, { by, afterMs }: SecondPress): Promise<() => void> {
  await pressAsAPerson(page);
  await page.addInitScript(() => {
    const note = ({ timeStamp }: Event) => Object.assign(window, { pressedAt: timeStamp });
    addEventListener('pointerdown', note, { capture: true });
  });
  let secondPresses = 0;
  const prototype: Pick<Locator, 'click' | 'check' | 'uncheck'> = Object.getPrototypeOf(page.locator('body'));
  const { click, check, uncheck } = prototype;
  const pressAt = (x: number, y: number) =>
    by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  const twice = (once: (this: Locator, options?: object) => Promise<unknown>) =>
    async function (this: Locator, options?: object) {
      if (this.page() !== page) return void (await once.call(this, options));
      await this.waitFor({ state: 'attached', ...options });
      await page.waitForTimeout(settledMs);
      await this.scrollIntoViewIfNeeded();
      const box = await this.boundingBox();
      await once.call(this, options);
      const pressedMs = await sincePress(page);
      // What a slow machine presses later is a press of its own, and counts.
      if (!box || pressedMs > latestMs) return;
      await page.waitForTimeout(Math.max(0, afterMs - pressedMs));
      secondPresses += 1;
      await pressAt(box.x + box.width / 2, box.y + box.height / 2);
    };
  Object.assign(prototype, { click: twice(click), check: twice(check), uncheck: twice(uncheck) });
  return () => {
    Object.assign(prototype, { click, check, uncheck });
    expect(secondPresses, 'second presses').toBeGreaterThan(0);
  };
}

/** How long ago the last press of this page began; 0 where it has led to another document. */
function sincePress(page: Page): Promise<number> {
  return page
    .evaluate(() => {
      const { pressedAt } = window as unknown as { pressedAt?: number };
      return pressedAt === undefined ? 0 : performance.now() - pressedAt;
    })
    .catch(() => 0);
}
