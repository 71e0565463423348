import { fromBrowser } from './browser.ts';

/** Caches of responses; the public pages only delete them, and must stay small. */

export const openCache = (name: string): Promise<Cache | null> =>
  fromBrowser('open cache', () => caches.open(name), null);

/** A stored response; undefined without one. */
export const findInCache = (cacheName: string, address: string): Promise<Response | undefined> =>
  fromBrowser('find in cache', async () => (await caches.open(cacheName)).match(address), undefined);
