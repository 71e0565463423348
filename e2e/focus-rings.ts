import type { Page } from '@playwright/test';

/**
 * What can be reached with the keyboard and does not show it (WCAG 2.4.7): neither it nor the label or card that stands
 * for it has a ring of 3 px. Leaves the focus elsewhere.
 */
export function withoutFocusRing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(reachable)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
      .filter(
        (control) => control.closest('[inert], [aria-hidden=true]') === null && !control.matches(':disabled'),
      )
      .filter((control) => {
        // Who has the focus from a press is asked to show it only when it comes anew.
        if (document.activeElement === control) control.blur();
        control.focus({ focusVisible: true } as FocusOptions);
        if (document.activeElement !== control) return false;
        const shown = [control, control.closest('label')].filter((one) => one !== null);
        return !shown.some(hasRing);
      })
      .map((control) => control.outerHTML.slice(0, 120));

    function hasRing(element: HTMLElement): boolean {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3;
    }
  });
}
