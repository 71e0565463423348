import type { Page } from '@playwright/test';

/**
 * Controls that can be reached with the keyboard but do not show the focus (WCAG 2.4.7): neither the control nor its
 * label has a ring of 3 px. Moves the focus.
 */
export function findMissingFocusRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(reachable)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
      .filter(
        (control) => control.closest('[inert], [aria-hidden=true]') === null && !control.matches(':disabled'),
      )
      .filter((control) => {
        // A control that was focused by a press shows the ring only when it is focused again.
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
