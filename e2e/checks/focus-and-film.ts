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
    let presses = 0;
    let lastPressAt = Number.NEGATIVE_INFINITY;
    let lastMoveAt = Number.NEGATIVE_INFINITY;

    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const control = target.closest('a, button, input, select, textarea, label, summary, [tabindex]');
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
        if (!isLatest() || isWaiting || document.activeElement !== document.body) return;
        console.error(`The focus is nowhere after a press of "${name.trim()}" on ${location.pathname}`);
      }, lostAfterMs);
    };
    const onFilm = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement) || performance.now() - lastPressAt > startsAfterPressMs)
        return;
      const startedAt = performance.now();
      setTimeout(() => {
        const isUsed = lastMoveAt > startedAt || lastPressAt > startedAt;
        // In a window that small nothing is in view whole.
        if (
          isUsed ||
          innerHeight < 300 ||
          target.paused ||
          !('front' in target.dataset) ||
          target.closest('[inert]')
        )
          return;
        const { top, bottom, height } = target.getBoundingClientRect();
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        if (seen < 0.9 * Math.min(height, innerHeight))
          console.error(`A film starts out of view on ${location.pathname}: from ${top} to ${bottom} px`);
      }, shownAfterMs);
    };
    const onMove = () => {
      lastMoveAt = performance.now();
    };
    addEventListener('click', onPress, { capture: true });
    addEventListener('keydown', (event) => event.key === 'Escape' && onPress(event), { capture: true });
    addEventListener('playing', onFilm, { capture: true });
    addEventListener('mousemove', onMove, { capture: true });
    addEventListener('keydown', onMove, { capture: true });
  });
}
