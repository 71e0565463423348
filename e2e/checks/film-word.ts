import type { Page } from '@playwright/test';
import { expect } from '../setup/fixtures.ts';

/** The button that stops or starts the film of an exercise, and whether its word is true. */

/** Waits until the film on the screen runs, and its button says so, or until both say that it stands. */
export async function expectFilm(page: Page, state: 'runs' | 'stands'): Promise<void> {
  const word = state === 'runs' ? 'Pause' : 'Play';
  await expect(page.getByRole('button', { name: word, exact: true })).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('video[data-front]')
        .first()
        .evaluate((film: HTMLVideoElement) => (film.paused ? 'stands' : 'runs')),
    )
    .toBe(state);
}

/** Where a film with a button is in view, the button soon says what is true of the film. */
export async function expectTrueWord(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(falseWord), { timeout: 5000 }).toBeNull();
}

/** Runs in the page. @returns the word that is not true, or null */
export function falseWord(): string | null {
  const film = document.querySelector<HTMLVideoElement>('video[data-front]');
  if (!film || document.querySelector('[role=dialog], [role=alertdialog]')) return null;
  const isShown = (button: Element) =>
    button.checkVisibility({ visibilityProperty: true }) && button.closest('[inert]') === null;
  for (const button of document.querySelectorAll('button')) {
    const word = button.textContent.trim();
    if (!isShown(button) || (word !== 'Play' && word !== 'Pause')) continue;
    if ((word === 'Play') !== film.paused) return word;
  }
  return null;
}
