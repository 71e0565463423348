import type { Page } from '@playwright/test';

/** A text that runs as a script where it becomes part of a page. It has the signs that end a text in HTML. */
export const hostileText = '"><img src=x onerror=scriptRan()>';

/** Watches a page from its next address on. @returns the scripts of others that ran, and what the policy has stopped */
export async function watchScripts(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('scriptRan', () => void found.push(`a script ran at ${page.url()}`));
  await page.exposeFunction('policyReported', (what: string) => void found.push(`${what} at ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { policyReported } = window as unknown as { policyReported: (what: string) => void };
      policyReported(`${violatedDirective} stopped ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    found.push(`a dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  return found;
}
