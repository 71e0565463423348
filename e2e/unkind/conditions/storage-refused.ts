import type { Condition } from '../condition.ts';

export const storageRefused: Condition = {
  name: 'storage is refused',
  journeys: ['try one exercise'],
  arrange: (page) =>
    page.addInitScript(() => {
      const refused = {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      Object.defineProperties(window, { localStorage: refused, sessionStorage: refused, caches: refused });
    }),
};
