import type { Page } from '@playwright/test';

/** The number of rows of links and buttons in the bar. */
export function countBarRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('header a, header button')]
      .filter((control) => control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    let rowBottom = Number.NEGATIVE_INFINITY;
    let rows = 0;
    for (const { top, bottom } of boxes) {
      if (top >= rowBottom) rows += 1;
      rowBottom = Math.max(rowBottom, bottom);
    }
    return rows;
  });
}

/** The height of the bar in CSS pixels, without the notice of the sandbox under it. */
export function barHeight(page: Page): Promise<number> {
  return page.locator('header > div').evaluate((bar) => bar.getBoundingClientRect().height);
}
