import type { Page } from '@playwright/test';
import { expectNoAxeViolations, horizontalOverflow } from '#e2e/checks/accessibility-rules.ts';
import { clippedOrOverlappingText } from '#e2e/checks/clipped-text.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { visitStates } from './walk.ts';
import { stageWalks } from './walks/stage.ts';

/** Every state of the stage for poor eyes and slow hands: zoomed, in the largest text, with forced colors, by night, without movement. */

test.use({ looksFirst: true, serviceWorkers: 'block' });

type Way = {
  name: string;
  width: number;
  height: number;
  prepare?: (page: Page, url: string) => Promise<void>;
};

const desktop = { width: 1280, height: 720 };
const ways: Way[] = [
  { name: 'zoomed to 200 %', width: 640, height: 360 },
  { name: 'zoomed to 400 %', width: 320, height: 180 },
  {
    ...{ name: 'in the largest text on a phone', width: 390, height: 664 },
    prepare: (page, url) =>
      setSettingsCookie(page, url, { textSize: 28, lookFirst: true, soundAsked: false }),
  },
  {
    ...{ name: 'by night', ...desktop },
    prepare: (page, url) =>
      setSettingsCookie(page, url, { theme: 'dark', lookFirst: true, soundAsked: false }),
  },
  {
    ...{ name: 'with forced colors', ...desktop },
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    ...{ name: 'with reduced motion', ...desktop },
    prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
];

/** Controls that cannot be brought into view: scrolled to, their middle is covered or outside. */
async function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')];
    return (
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // The skip link stands above the page until it has the focus.
        .filter(
          (control) => !control.matches('[inert] *, [aria-hidden=true] *, [href^="#"], [tabindex="-1"]'),
        )
        .filter((control) => {
          control.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, right, bottom } = control.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
        })
        .map((control) => control.outerHTML.slice(0, 120))
    );
  });
}

for (const { name, width, height, prepare } of ways) {
  test(`${name} every state of the stage is usable and has no fault`, { tag: '@full' }, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await prepare?.(page, server.url);
    for (const walk of stageWalks.filter(({ screen }) => screen === 'stage')) {
      await visitStates({ page, url: server.url }, walk, async () => {
        await expectNoAxeViolations(page);
        expect(await horizontalOverflow(page)).toBe(0);
        expect(await clippedOrOverlappingText(page)).toEqual([]);
        expect(await unreachable(page)).toEqual([]);
        // A film that starts is in view for whoever has not scrolled.
        await page.evaluate(() => scrollTo(0, 0));
      });
    }
  });
}
