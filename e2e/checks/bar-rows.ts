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

/** The labels of links and buttons in the bar that are not wholly between the edges of the page, which does not scroll there. */
export function controlsOutOfView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header a, header button')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      })
      .map((control) => control.textContent ?? ''),
  );
}
