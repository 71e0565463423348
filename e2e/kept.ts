import type { Page } from '@playwright/test';

/** Whatever of a person the browser keeps besides the two Web Storages: caches, and rows in the outbox. */
export function keptOf(page: Page): Promise<{ caches: string[]; rows: number }> {
  return page.evaluate(async () => {
    const caches = (await window.caches.keys()).filter((name) => name.startsWith('person'));
    const [database] = (await indexedDB.databases()).filter(({ name }) => name === 'outbox');
    if (!database) return { caches, rows: 0 };
    const outbox = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('outbox');
      opening.onsuccess = () => resolve(opening.result);
    });
    const rows = await new Promise<number>((resolve) => {
      const counting = outbox.transaction('rows').objectStore('rows').count();
      counting.onsuccess = () => resolve(counting.result);
    });
    outbox.close();
    return { caches, rows };
  });
}

export const nothingKept = { caches: [], rows: 0 };
