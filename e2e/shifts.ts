import type { Page } from '@playwright/test';

type Shift = { value: number; sources: { node: Node | null }[] };
type Shifts = { sum: number; moved: string[] };

/** Counts in every document from now on what moves by itself: before the first press or key in it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    Object.assign(globalThis, { shifts });
    let isTouched = false;
    for (const event of ['pointerdown', 'keydown', 'input', 'click']) {
      addEventListener(event, () => (isTouched = true), { capture: true });
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (isTouched) return;
        const { value, sources } = entry as unknown as Shift;
        shifts.sum += value;
        const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        shifts.moved.push(...elements.map((element) => element?.outerHTML.slice(0, 120) ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved under the eyes of who only looks; none up to a sum of 0.02, as Lighthouse counts it. */
export async function movedByItself(page: Page): Promise<string[]> {
  const { sum, moved } = await page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
  return sum > 0.02 ? [`moved by ${sum.toFixed(3)}: ${moved.join(' ')}`] : [];
}
