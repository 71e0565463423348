import type { Page } from '@playwright/test';

/** Puts an answer into the outbox, as the game does; one that the server would refuse where no `body` is given. */
export async function keepUnsentAnswer(page: Page, accountId: string, body: object = {}) {
  await page.evaluate(
    async ({ accountId, body }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('outbox', 1);
        opening.onupgradeneeded = () =>
          opening.result
            .createObjectStore('rows', { autoIncrement: true })
            .createIndex('accountId', 'accountId');
        opening.onsuccess = () => resolve(opening.result);
      });
      const write = database.transaction('rows', 'readwrite');
      const writtenAt = new Date().toISOString();
      write.objectStore('rows').add({
        accountId,
        call: 'saveAnswer',
        params: {},
        body,
        writtenAt,
        parked: null,
      });
      await new Promise((resolve) => {
        write.oncomplete = resolve;
      });
      database.close();
    },
    { accountId, body },
  );
}
