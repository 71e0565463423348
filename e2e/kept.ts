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

/** Everything that can be read on this device with no token: Web Storage, caches but for films, IndexedDB. */
export function everythingOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        texts.push(
          request.url,
          /json|html/.test(kept?.headers.get('Content-Type') ?? '') ? ((await kept?.text()) ?? '') : '',
        );
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join('\n');
  });
}
