import type { Condition } from '../../condition.ts';
import type { Stage } from '../../journey.ts';
import { lookWhereAsked } from '../look-where-asked.ts';

async function refuseStorage({ page }: Stage) {
  await page.addInitScript(() => {
    const refused = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: refused, sessionStorage: refused, caches: refused });
  });
}

async function refuseCookies(stage: Stage) {
  await refuseStorage(stage);
  await stage.page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  });
  await stage.page.route('**/*', async (route) => {
    const headers = await route.request().allHeaders();
    delete headers.cookie;
    await route.continue({ headers });
  });
}

export const storageRefused: Condition = {
  ways: {
    'of the page and its tab': { arrange: refuseStorage },
    'and cookies': { arrange: refuseCookies, ...lookWhereAsked },
  },
};
