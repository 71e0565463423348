import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of older-adults.md that hold on every screen, asked of what the page shows now. */
export async function expectHouseRules(page: Page) {
  await expectAccessible(page);
  expect(await tooWideBy(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
}

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Pixels by which the page is wider than its view. */
export function tooWideBy(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Controls smaller than 48 by 48 px; a box or a circle to tick counts with its label, a link in a sentence not. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 47.5;
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
      .map((control) =>
        control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : control,
      )
      .filter((control): control is HTMLElement => control !== null && !isParked(control))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width < least || height < least;
      })
      .map((control) => control.outerHTML.slice(0, 120));

    function isInSentence(control: HTMLElement) {
      return control.matches('p a, li a') && getComputedStyle(control).display === 'inline';
    }
    /** The skip link waits above the page; a dialog's extra way out for screen readers sits in a box of 1 px. */
    function isParked(control: HTMLElement) {
      const around = control.parentElement?.getBoundingClientRect();
      return control.getBoundingClientRect().bottom <= 0 || (around !== undefined && around.width <= 1);
    }
  });
}

/** Texts drawn with less than 18 px. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 17.9;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !element.checkVisibility()) continue;
      if (Number.parseFloat(getComputedStyle(element).fontSize) < least) small.push(text);
    }
    return small;
  });
}
