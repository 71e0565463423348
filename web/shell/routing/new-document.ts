import { mayLoadPayments } from '#contract/pages/paths.ts';
import { readConfig } from '#web/data/config.tsx';

/**
 * Whether a page has to be opened as a new document: the policy of the present one allows the payment provider's scripts
 * and the page must be without them, or it needs them and they are not allowed.
 */
export function needsNewDocument(pathname: string): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  const openedAt = opened ? new URL(opened.name).pathname : location.pathname;
  const isOther = mayLoadPayments(openedAt) !== mayLoadPayments(pathname);
  return isOther && readConfig().payments.publishableKey !== null;
}
