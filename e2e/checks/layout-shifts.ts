import type { Page } from '@playwright/test';

type LayoutShift = { value: number; sources: { node: Node | null }[] };
type LayoutShifts = { sum: number; elements: string[] };

/** Records, in every document from now on, the layout shifts before the first user input. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layoutShifts: LayoutShifts = { sum: 0, elements: [] };
    Object.assign(globalThis, { layoutShifts });
    let isTouched = false;
    for (const event of ['pointerdown', 'keydown', 'input', 'click']) {
      addEventListener(event, () => (isTouched = true), { capture: true });
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (isTouched) return;
        const { value, sources } = entry as unknown as LayoutShift;
        layoutShifts.sum += value;
        const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        layoutShifts.elements.push(...elements.map((element) => element?.outerHTML.slice(0, 120) ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts without user input; none where their sum is at most 0.02, as Lighthouse counts it. */
export async function unexpectedLayoutShifts(page: Page): Promise<string[]> {
  const { sum, elements } = await page.evaluate(
    () => (globalThis as unknown as { layoutShifts: LayoutShifts }).layoutShifts,
  );
  return sum > 0.02 ? [`layout shift of ${sum.toFixed(3)}: ${elements.join(' ')}`] : [];
}
