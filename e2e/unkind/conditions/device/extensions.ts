import type { Locator, Page } from '@playwright/test';
import type { Condition } from '../../condition.ts';

/** A password manager puts its icon beside each password, before the app has started. */
const icons = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input[type=password]'))
        field.after(Object.assign(document.createElement('div'), { className: 'icon-of-an-extension' }));
    });
  });

/** A password manager writes into fields and tells nobody. */
async function fillSilently(page: Page) {
  const prototype: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('body'));
  const { fill } = prototype;
  prototype.fill = async function (this: Locator, text, options) {
    if (this.page() !== page) return fill.call(this, text, options);
    await this.evaluate((field: HTMLInputElement, text) => {
      field.value = text;
    }, text);
  };
  return () => void Object.assign(prototype, { fill });
}

const colors = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = document.createElement('style');
      sheet.textContent = '* { background-color: #111 !important; color: #eee !important; }';
      document.head.append(sheet);
    });
  });

export const extensions: Condition = {
  expectedErrors: /React error #418|Content Security Policy|style-src/,
  ways: {
    'fields filled without an event': {
      arrange: ({ page }) => fillSilently(page),
      notIn: { 'try one exercise': 'it has no field' },
    },
    'icons beside passwords': {
      arrange: ({ page }) => icons(page),
      notIn: { 'try one exercise': 'it has no password' },
    },
    'other colors': { arrange: ({ page }) => colors(page) },
  },
};
