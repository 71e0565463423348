import type { Page } from '@playwright/test';

/** What a phone shows otherwise. */

export const isOnPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** There the filters of a list stand behind a button. */
export async function showFilters(page: Page) {
  const filter = page.getByRole('button', { name: 'Filter' });
  if (isOnPhone(page) && (await filter.getAttribute('aria-expanded')) !== 'true') await filter.click();
}

/** There the parts of a facility's page stand behind a button. */
export async function openFacilityPart(page: Page, name: string) {
  const parts = page.getByRole('navigation', { name: 'Parts of this page' });
  if (isOnPhone(page)) await parts.getByRole('button').click();
  await parts.getByRole('link', { name, exact: true }).click();
}
