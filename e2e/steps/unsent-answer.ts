import type { Page } from '@playwright/test';

/** Adds an answer to the outbox, as the game does; without a `body` the server would reject it. */
export async function addUnsentAnswer(page: Page, accountId: string, body: object = {}) {
  await page.evaluate(
    async ({ accountId, body }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opened = indexedDB.open('outbox', 1);
        opened.onupgradeneeded = () =>
          opened.result
            .createObjectStore('rows', { autoIncrement: true })
            .createIndex('accountId', 'accountId');
        opened.onsuccess = () => resolve(opened.result);
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
