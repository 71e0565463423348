import type { Page } from '@playwright/test';

/** The user data that the browser stores besides Web Storage: caches, and rows in the outbox. */
export function readStoredData(page: Page): Promise<{ caches: string[]; rows: number }> {
  return page.evaluate(async () => {
    const caches = (await window.caches.keys()).filter((name) => name.startsWith('person'));
    const [database] = (await indexedDB.databases()).filter(({ name }) => name === 'outbox');
    if (!database) return { caches, rows: 0 };
    const outbox = await new Promise<IDBDatabase>((resolve) => {
      const opened = indexedDB.open('outbox');
      opened.onsuccess = () => resolve(opened.result);
    });
    const rows = await new Promise<number>((resolve) => {
      const counted = outbox.transaction('rows').objectStore('rows').count();
      counted.onsuccess = () => resolve(counted.result);
    });
    outbox.close();
    return { caches, rows };
  });
}

export const nothingStored = { caches: [], rows: 0 };

/** Everything that can be read on this device without a token: Web Storage, caches except films, IndexedDB. */
export function readAllStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const cached = await cache.match(request);
        texts.push(
          request.url,
          /json|html/.test(cached?.headers.get('Content-Type') ?? '') ? ((await cached?.text()) ?? '') : '',
        );
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opened = indexedDB.open(name);
        opened.onsuccess = () => resolve(opened.result);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const read = database.transaction(store).objectStore(store).getAll();
          read.onsuccess = () => resolve(read.result);
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join('\n');
  });
}
