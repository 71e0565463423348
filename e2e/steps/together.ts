import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '../setup/fixtures.ts';
import { settingsCookie } from '../setup/settings-cookie.ts';
import { press } from './game.ts';

/** What a player does to play with guests, and what a guest does. */

export type Invitation = { address: string; letters: string };

/** Makes a link as the player, in the dialog that stays open; returns what can be sent or read out. */
export async function makeLink(page: Page, name: string): Promise<Invitation> {
  await press(page, 'Play with somebody');
  const dialog = page.getByRole('dialog', { name: 'Play with somebody' });
  await dialog.getByLabel('Your first name, as your guests see it').fill(name);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByText(/\/together\/[\w-]{43}$/).textContent();
  const letters = await dialog.getByText(/^(\w ){5}\w$/).textContent();
  return { address: address ?? '', letters: letters ?? '' };
}

type GuestOptions = Parameters<Browser['newContext']>[0];

/** Another person's browser. */
export async function newGuest(browser: Browser, baseURL: string, options: GuestOptions = {}) {
  const context: BrowserContext = await browser.newContext({ baseURL, serviceWorkers: 'block', ...options });
  await context.addCookies([settingsCookie(baseURL)]);
  return context.newPage();
}

export async function comeIn(page: Page, name: string, leader: string) {
  await expect(page.getByRole('heading', { name: `Play along with ${leader}` })).toBeFocused();
  await page.getByLabel('Your first name, as the others see it').fill(name);
  await press(page, 'Come in');
  await expect(page.getByRole('heading', { name: `You play along with ${leader}` })).toBeVisible();
}

export const guestFilm = (page: Page) => page.locator('video[data-front]').first();
