import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { clippedOrOverlappingText } from './clipped-text.ts';

/** The recommended rules, with these exceptions. */
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // A track may be empty: the player sets its captions together with the clip.
  elements: ['html5', { track: { attributes: { src: { required: false } } } }],
  rules: {
    // How React and the browser serialize a page makes no difference to a user.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Sizes of icons, positions in a picture and posters of clips are values of a single element.
    'no-inline-style': 'off',
    // Names on video and on groups are allowed by ARIA and read out.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The checkboxes of one question share its name, as HTML intends.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A telephone number may wrap where the viewport is narrow and the text is large.
    'tel-non-breaking': 'off',
  },
});

/** The HTML is valid by html-validate's recommended rules. */
export async function expectValidHtml(source: string) {
  const { results } = await html.validateString(source);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
}

/**
 * Checks the accessibility rules that hold on every screen (docs/accessibility.md) in the page's present state.
 * @returns how many primary actions the page shows
 */
export async function expectAccessibilityRules(page: Page): Promise<number> {
  await expectNoAxeViolations(page);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await clippedOrOverlappingText(page)).toEqual([]);
  const { full, visible } = await findTargets(page);
  expect(tooSmall(full)).toEqual([]);
  expect(tooClose(visible)).toEqual([]);
  const primaryActions = await findPrimaryActions(page);
  expect(primaryActions.filter(({ isTooSmall }) => isTooSmall)).toEqual([]);
  const texts = await findTexts(page);
  expect(texts.filter(({ size }) => size < 17.9)).toEqual([]);
  expect(texts.filter(({ weight }) => weight !== 400 && weight !== 600)).toEqual([]);
  return primaryActions.length;
}

/** The page violates neither WCAG 2.2 A and AA nor axe's best practices. */
export async function expectNoAxeViolations(page: Page) {
  // With forced colors axe reads -webkit-text-fill-color, which Chromium reports as the page sets it, not as it is painted.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const { violations } = await new AxeBuilder({ page })
    .disableRules(isForced ? ['color-contrast'] : [])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** The number of pixels by which the page is wider than the viewport. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * A box in CSS pixels; `layer` is 0 for what scrolls with the page, and another number for what is fixed over it; `table`
 * is 0 for what is in none.
 */
type Target = {
  markup: string;
  layer: number;
  table: number;
  isDense: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** Targets smaller than 48 by 48 px, or lower than the rows of 40 px of an operator's table (docs/product-decisions.md#rows-of-tables). */
function tooSmall(targets: Target[]): string[] {
  const minimum = 47.5;
  const lowest = ({ isDense }: Target) => (isDense ? 39.5 : minimum);
  return targets
    .filter((target) => {
      const { left, top, right, bottom } = target;
      return right - left < minimum || bottom - top < lowest(target);
    })
    .map(({ markup }) => markup);
}

/**
 * Pairs of targets with less than 12 px between them; what scrolls under a fixed bar does not count as near it, and the
 * rows of a table touch each other.
 */
function tooClose(targets: Target[]): string[] {
  const minimum = 11.5;
  return targets.flatMap((one, index) =>
    targets
      .slice(index + 1)
      .filter(({ layer, table }) => layer === one.layer && (table === 0 || table !== one.table))
      .map((other) => ({ other, gap: distance(one, other) }))
      .filter(({ gap }) => gap < minimum)
      .map(({ other, gap }) => `${gap.toFixed(1)} px: ${one.markup} ${other.markup}`),
  );
}

/** The number of pixels between the edges of two boxes; 0 where they touch. */
function distance(one: Target, other: Target): number {
  const across = Math.max(0, other.left - one.right, one.left - other.right);
  const down = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(across, down);
}

/**
 * Everything that can be pressed now; a checkbox or radio button counts with its label. Excluded are links in a
 * sentence, as in WCAG 2.2 (2.5.5, 2.5.8), and what is behind an open dialog.
 */
function findTargets(page: Page): Promise<{ full: Target[]; visible: Target[] }> {
  return page.evaluate(() => {
    const pressable = 'a[href], button, input, select, textarea, summary';
    const elements = [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
      .filter((control) => control.closest('[inert], [aria-hidden=true]') === null)
      .map((control) =>
        control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : control,
      )
      .filter((control): control is HTMLElement => control !== null && !isOffscreen(control));
    const layers: Element[] = [];
    const tables = [...document.querySelectorAll('table')];
    const full = elements.map((element) => boxOf(element, element.getBoundingClientRect()));
    const visible = elements
      .map((element) => boxOf(element, visiblePart(element)))
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
    return { full, visible };

    function isInSentence(control: HTMLElement) {
      const sentence = control.closest('p, li')?.textContent?.trim() ?? '';
      const isLonger = sentence.length > (control.textContent?.trim().length ?? 0);
      return control.matches('a') && isLonger && getComputedStyle(control).display === 'inline';
    }
    /** The skip link is placed above the page. */
    function isOffscreen(control: HTMLElement) {
      return control.getBoundingClientRect().bottom <= 0;
    }
    /** The part of the element that scrolling ancestors do not clip. */
    function visiblePart(element: HTMLElement) {
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
    function boxOf(
      element: HTMLElement,
      { left, top, right, bottom }: Pick<Target, 'left' | 'top' | 'right' | 'bottom'>,
    ) {
      const table = element.closest('table');
      return {
        markup: element.outerHTML.slice(0, 120),
        layer: layerOf(element),
        table: table ? tables.indexOf(table) + 1 : 0,
        isDense: table?.dataset.dense === 'true',
        ...{ left, top, right, bottom },
      };
    }
    function layerOf(element: HTMLElement) {
      let fixed: Element | null = element;
      while (fixed && !['fixed', 'sticky'].includes(getComputedStyle(fixed).position))
        fixed = fixed.parentElement;
      if (fixed === null) return 0;
      if (!layers.includes(fixed)) layers.push(fixed);
      return layers.indexOf(fixed) + 1;
    }
  });
}

/**
 * Primary actions; too small are those lower than 64 px, or on a phone narrower than their container or than another
 * button in their row.
 */
function findPrimaryActions(page: Page): Promise<{ markup: string; isTooSmall: boolean }[]> {
  return page.evaluate(() => {
    const isPhone = innerWidth < 600;
    return [...document.querySelectorAll<HTMLElement>('[data-variant=primary]')]
      .filter((action) => action.checkVisibility({ visibilityProperty: true }))
      .map((action) => {
        const { width, height } = action.getBoundingClientRect();
        const beside = besideIt(action);
        const least = beside.length > 0 ? Math.max(...beside) : availableWidth(action) - 1;
        const isTooSmall = height < 63.5 || (isPhone && width < least);
        return { markup: action.outerHTML.slice(0, 120), isTooSmall };
      });

    /** The widths of the buttons in the same row. */
    function besideIt(action: HTMLElement) {
      const { top, bottom } = action.getBoundingClientRect();
      return [...(action.parentElement?.querySelectorAll(':scope > button, :scope > a') ?? [])]
        .filter((other) => other !== action)
        .map((other) => other.getBoundingClientRect())
        .filter((box) => box.top < bottom && box.bottom > top)
        .map((box) => box.width);
    }
    /** A disabled button is wrapped in a span that also holds the reason. */
    function availableWidth(action: HTMLElement) {
      const around = action.parentElement?.closest<HTMLElement>(':not(span)') ?? document.body;
      const { paddingLeft, paddingRight } = getComputedStyle(around);
      return around.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    }
  });
}

type Text = { text: string; size: number; weight: number };

/** Every visible text, with its size in CSS pixels. */
function findTexts(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !element.checkVisibility()) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      texts.push({ text, size: Number.parseFloat(fontSize), weight: Number(fontWeight) });
    }
    return texts;
  });
}
