import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

/** The recommended rules but these. */
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // A track without words yet: the player gives it its captions with the clip.
  elements: ['html5', { track: { attributes: { src: { required: false } } } }],
  rules: {
    // How React and the browser write a page: no difference to any reader of it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Sizes of icons, places in a picture, the posters of clips: figures that belong to one element.
    'no-inline-style': 'off',
    // Names on video and on groups are allowed by ARIA and read out.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The hidden way out that React Aria puts into its dialogs; the linter asks it of our own buttons.
    'no-implicit-button-type': 'off',
    // Written by React Aria too; it means the same as `none`.
    'presentation-role-style': 'off',
    // A telephone number may go on in the next line where the view is narrow and the text large.
    'tel-non-breaking': 'off',
  },
});

/** The page as it stands now is valid HTML by html-validate's recommended rules. */
export async function expectValidHtml(source: string) {
  const { results } = await html.validateString(source);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
}

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
