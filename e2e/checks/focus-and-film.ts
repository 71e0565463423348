import type { Page } from '@playwright/test';

/**
 * Makes the page log an error, and so its test fail, when a press leaves the focus nowhere, or when the film
 * of an exercise starts out of view.
 */
export async function watchFocusAndFilm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Kept, because some tests move the clock.
    const { setTimeout, performance } = window;
    /** A press whose focus is found again within this time has lost none: a busy machine shows a new page late. */
    const lostAfterMs = 4000;
    const startsAfterPressMs = 1000;
    const shownAfterMs = 1000;
    /** A busy machine scrolls late, but before the next press. */
    const shownAtLastAfterMs = 4000;
    const pressed = 'a, button, input, select, textarea, label, summary, [tabindex]';
    let presses = 0;
    let lastPressAt = Number.NEGATIVE_INFINITY;
    let lastMoveAt = Number.NEGATIVE_INFINITY;
    /** By a press on nothing, until something has it again. */
    let isTakenAway = false;

    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const control = target.closest(pressed);
      if (control === null) return;
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      presses += 1;
      lastPressAt = performance.now();
      const isLatest = (
        (press) => () =>
          press === presses
      )(presses);
      setTimeout(() => {
        const isWaiting = document.querySelector('[data-waiting], [aria-busy=true]') !== null;
        if (!isLatest() || isWaiting || isTakenAway || document.activeElement !== document.body) return;
        console.error(`The focus is nowhere after a press of "${name.trim()}" on ${location.pathname}`);
      }, lostAfterMs);
    };
    const onFilm = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement) || performance.now() - lastPressAt > startsAfterPressMs)
        return;
      const startedAt = performance.now();
      const isLeft = () =>
        target.paused || !('front' in target.dataset) || target.closest('[inert]') !== null;
      const isUsed = () => lastMoveAt > startedAt || lastPressAt > startedAt;
      const look = () => {
        // In a window that small nothing is in view whole.
        if (isLeft() || innerHeight < 300) return;
        const { top, bottom, height } = target.getBoundingClientRect();
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        if (seen >= 0.9 * Math.min(height, innerHeight)) return;
        if (!isUsed() && performance.now() - startedAt < shownAtLastAfterMs) setTimeout(look, 100);
        else console.error(`A film starts out of view on ${location.pathname}: from ${top} to ${bottom} px`);
      };
      setTimeout(() => isUsed() || look(), shownAfterMs);
    };
    const onDown = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(pressed)) isTakenAway = true;
    };
    const onFocus = () => {
      isTakenAway = false;
    };
    const onMove = () => {
      lastMoveAt = performance.now();
    };
    addEventListener('click', onPress, { capture: true });
    addEventListener('keydown', (event) => event.key === 'Escape' && onPress(event), { capture: true });
    addEventListener('pointerdown', onDown, { capture: true });
    addEventListener('focusin', onFocus, { capture: true });
    addEventListener('playing', onFilm, { capture: true });
    addEventListener('mousemove', onMove, { capture: true });
    addEventListener('keydown', onMove, { capture: true });
  });
}
