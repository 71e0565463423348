import type { Page } from '@playwright/test';
import type { Settings } from '#contract/pages/settings.ts';

type StageView = { width: number; height: number; textSize: Settings['textSize'] };

/** The views in which everything that the player needs to decide is visible without scrolling. */
export const stageViews: readonly StageView[] = [
  { width: 390, height: 664, textSize: 20 },
  { width: 768, height: 1024, textSize: 20 },
  { width: 820, height: 1180, textSize: 20 },
  { width: 1180, height: 820, textSize: 20 },
  { width: 1280, height: 720, textSize: 20 },
  { width: 820, height: 1180, textSize: 28 },
];

/** Hides the notice of the sandbox, which real players do not have. */
export function hideSandboxNotice(page: Page): Promise<void> {
  return page.evaluate(() => {
    const notice = document.querySelector<HTMLElement>('header > p');
    if (notice) notice.style.display = 'none';
  });
}
