import { tabItems } from '#web/lib/storage.ts';

/** A lazily loaded part of the app could not be fetched: reload once, then say so (docs/product-decisions.md#breakpoints). */

const key = 'reloadedAt';
const onceWithinMs = 60_000;

export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|module script|preload CSS/i.test(
      error.message,
    )
  );
}

const isRemembered = () => tabItems.set(key, tabItems.get(key) ?? '0');

export const reloadOnce = {
  /** False if the browser cannot remember the reload: the page would be loaded again and again. */
  isAllowed: () => Date.now() - Number(tabItems.get(key) ?? 0) > onceWithinMs && isRemembered(),
  reload: () => {
    tabItems.set(key, String(Date.now()));
    location.reload();
  },
};
