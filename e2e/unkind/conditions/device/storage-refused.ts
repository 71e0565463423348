import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

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

const refused = (arrange: Way['arrange'] & {}): Way => ({ arrange });

export const storageRefused: Condition = {
  ways: { 'of the page and its tab': refused(refuseStorage), 'and cookies': refused(refuseCookies) },
};
