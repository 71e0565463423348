import type { Page } from '@playwright/test';
import { addEyes, type Eyes } from './eyes.ts';
import { readControls } from './read-controls.ts';
import { readLines, readPictures } from './read-lines.ts';
import type { Box, Sight } from './sight.ts';

/** Reads the page as it is now. */
export async function look(page: Page): Promise<Sight> {
  await page.evaluate(addEyes);
  const [controls, lines, pictures, frame] = await Promise.all([
    page.evaluate(readControls),
    page.evaluate(readLines),
    page.evaluate(readPictures),
    page.evaluate(readFrame),
  ]);
  return { ...frame, controls, lines, pictures };
}

/** Runs in the page. */
function readFrame(): Omit<Sight, 'controls' | 'lines' | 'pictures'> {
  const { isHidden, isForReaders, plain } = (globalThis as unknown as { eyes: Eyes }).eyes;
  const { clientWidth, scrollWidth, scrollHeight } = document.documentElement;
  return {
    ...{ width: clientWidth, height: innerHeight, pageWidth: scrollWidth, pageHeight: scrollHeight },
    hasDialog: [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some(
      (one) => !isHidden(one),
    ),
    logo: boxOf(document.querySelector('header a[href]')),
    title: firstLine(document.querySelector('h1')),
    main: boxOf(document.querySelector('main')),
    footer: boxOf([...document.querySelectorAll('footer')].find((one) => !one.closest('[role]')) ?? null),
    endlessMotions: document.getAnimations().filter(isEndless).length,
  };

  function boxOf(element: Element | null): Box | null {
    return element && !isHidden(element) ? plain(element.getBoundingClientRect()) : null;
  }
  function firstLine(heading: Element | null): Box | null {
    if (!heading || isHidden(heading) || isForReaders(heading)) return null;
    const range = document.createRange();
    range.selectNodeContents(heading);
    const rect = [...range.getClientRects()].find(({ width }) => width > 1);
    return rect ? plain(rect) : null;
  }
  function isEndless({ effect, playState }: Animation): boolean {
    return playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) > 5000;
  }
}
