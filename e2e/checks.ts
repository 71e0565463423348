import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { unreadableTexts } from './unreadable.ts';

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

/**
 * The rules of older-adults.md that hold on every screen, asked of what the page shows now.
 * @returns how many main actions the page shows
 */
export async function expectHouseRules(page: Page): Promise<number> {
  await expectAccessible(page);
  expect(await tooWideBy(page)).toBe(0);
  expect(await unreadableTexts(page)).toEqual([]);
  const { whole, seen } = await targetsOf(page);
  expect(tooSmall(whole)).toEqual([]);
  expect(tooClose(seen)).toEqual([]);
  const mainActions = await mainActionsOf(page);
  expect(mainActions.filter(({ isWeak }) => isWeak)).toEqual([]);
  const texts = await textsOf(page);
  expect(texts.filter(({ size }) => size < 17.9)).toEqual([]);
  expect(texts.filter(({ weight }) => weight !== 400 && weight !== 600)).toEqual([]);
  return mainActions.length;
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

/** A box in CSS pixels; `layer` tells what scrolls with the page (0) from what stands still over it. */
type Target = { markup: string; layer: number; left: number; top: number; right: number; bottom: number };

/** Targets smaller than 48 by 48 px. */
function tooSmall(targets: Target[]): string[] {
  const least = 47.5;
  return targets
    .filter(({ left, top, right, bottom }) => right - left < least || bottom - top < least)
    .map(({ markup }) => markup);
}

/** Pairs of targets with less than 12 px between them; what scrolls under a bar that stands still is no neighbour. */
function tooClose(targets: Target[]): string[] {
  const least = 11.5;
  return targets.flatMap((one, place) =>
    targets
      .slice(place + 1)
      .filter(({ layer }) => layer === one.layer)
      .map((other) => ({ other, apart: distance(one, other) }))
      .filter(({ apart }) => apart < least)
      .map(({ other, apart }) => `${apart.toFixed(1)} px: ${one.markup} ${other.markup}`),
  );
}

/** Pixels between the edges of two boxes; 0 where they touch. */
function distance(one: Target, other: Target): number {
  const across = Math.max(0, other.left - one.right, one.left - other.right);
  const down = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(across, down);
}

/**
 * All that can be pressed now; a box or a circle to tick counts with its label. Links in a sentence are left out, as
 * WCAG 2.2 does (2.5.5, 2.5.8), and what lies behind an open dialog.
 */
function targetsOf(page: Page): Promise<{ whole: Target[]; seen: Target[] }> {
  return page.evaluate(() => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role=menuitem]';
    const elements = [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
      .filter((control) => control.closest('[inert], [aria-hidden=true]') === null)
      .map((control) =>
        control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : control,
      )
      .filter((control): control is HTMLElement => control !== null && !isParked(control));
    const layers: Element[] = [];
    const whole = elements.map((element) => boxOf(element, element.getBoundingClientRect()));
    const seen = elements
      .map((element) => boxOf(element, seenOf(element)))
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
    return { whole, seen };

    function isInSentence(control: HTMLElement) {
      const sentence = control.closest('p, li')?.textContent?.trim() ?? '';
      const isLonger = sentence.length > (control.textContent?.trim().length ?? 0);
      return control.matches('a') && isLonger && getComputedStyle(control).display === 'inline';
    }
    /** The skip link waits above the page; a dialog's extra way out for screen readers sits in a box of 1 px. */
    function isParked(control: HTMLElement) {
      const around = control.parentElement?.getBoundingClientRect();
      return control.getBoundingClientRect().bottom <= 0 || (around !== undefined && around.width <= 1);
    }
    /** What scrolling boxes around it leave of the element. */
    function seenOf(element: HTMLElement) {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (around === document.body || getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return { left, top, right, bottom };
    }
    function boxOf(element: HTMLElement, { left, top, right, bottom }: Omit<Target, 'markup' | 'layer'>) {
      return { markup: element.outerHTML.slice(0, 120), layer: layerOf(element), left, top, right, bottom };
    }
    function layerOf(element: HTMLElement) {
      let still: Element | null = element;
      while (still && !['fixed', 'sticky'].includes(getComputedStyle(still).position))
        still = still.parentElement;
      if (still === null) return 0;
      if (!layers.includes(still)) layers.push(still);
      return layers.indexOf(still) + 1;
    }
  });
}

/** Main actions; weak are those lower than 64 px, or on a phone narrower than what they stand in. */
function mainActionsOf(page: Page): Promise<{ markup: string; isWeak: boolean }[]> {
  return page.evaluate(() => {
    const isPhone = innerWidth < 600;
    return [...document.querySelectorAll<HTMLElement>('[data-kind=main]')]
      .filter((action) => action.checkVisibility({ visibilityProperty: true }))
      .map((action) => {
        const { width, height } = action.getBoundingClientRect();
        const isWeak = height < 63.5 || (isPhone && width < roomOf(action) - 1);
        return { markup: action.outerHTML.slice(0, 120), isWeak };
      });

    /** Around a button that is disabled stands a span, with the reason under it. */
    function roomOf(action: HTMLElement) {
      const around = action.parentElement?.closest<HTMLElement>(':not(span)') ?? document.body;
      const { paddingLeft, paddingRight } = getComputedStyle(around);
      return around.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    }
  });
}

type Text = { words: string; size: number; weight: number };

/** Every text that is drawn, its size in CSS pixels. */
function textsOf(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || !element.checkVisibility()) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      texts.push({ words, size: Number.parseFloat(fontSize), weight: Number(fontWeight) });
    }
    return texts;
  });
}
