/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { gameCache, shellPage } from './cache-names.ts';
import {
  isOutdatedPrecache,
  isPageOf,
  isPagesCacheOfOthers,
  isStoredPage,
  pagesCacheOf,
  partsCacheOf,
  storedUnder,
} from './cached-pages.ts';
import { findStoredFile } from './stored-file.ts';

/**
 * Lets the game start and play without a network: what dashboard and game need is stored ahead, other parts when they
 * are used; pages and shared reads come from the network first and from the cache if there is no response, and stored
 * clips are served with ranges. Personal data never passes through here: each session stores its own reads (web/data/queries/stored-reads.ts).
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** A read that takes longer than this comes from the cache, if it is there. */
const timeoutSeconds = 5;

const gameReads = /^\/api\/v2\/(config|user\/games(\/\w+)?)$/;

const built = self.__WB_MANIFEST;
const pagesCache = pagesCacheOf(built);

self.addEventListener('install', (event) => {
  event.waitUntil(storeShell());
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherPages(), self.clients.claim()]));
});

// Retry requests a script with a number in its URL (web/build/retried-imports.ts).
precacheAndRoute(built, { ignoreURLParametersMatching: [/^again$/] });

/**
 * If a server process of another version still responds, this version is installed at the next visit. Without the cookie
 * that says which language somebody reads, or the server would lead to the page of that one.
 */
async function storeShell(): Promise<void> {
  const page = await validPage(await fetch(shellPage, { cache: 'reload', credentials: 'omit' }));
  if (!page) throw new Error(`${shellPage} is not of this version`);
  await (await caches.open(pagesCache)).put(shellPage, page);
}

async function deleteOtherPages(): Promise<void> {
  const precaches = { present: cacheNames.precache, scope: self.registration.scope };
  const others = (await caches.keys()).filter(
    (name) => isPagesCacheOfOthers(name, pagesCache) || isOutdatedPrecache(name, precaches),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function validPage(response: Response): Promise<Response | null> {
  return response.ok && isPageOf(built, await response.clone().text()) ? response : null;
}

/** A Wi-Fi portal responds to everything too, but not with JSON. */
async function validJson(response: Response): Promise<Response | null> {
  return response.ok && response.headers.get('Content-Type')?.includes('json') ? response : null;
}

/** Not the page of a Wi-Fi portal. */
const isPart = (response: Response) => response.ok && !response.headers.get('Content-Type')?.includes('html');

const networkFirst = (cacheName: string, validate: (response: Response) => Promise<Response | null>) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => storedUnder(request.url),
        cacheWillUpdate: ({ response }) => validate(response),
      },
    ],
  });

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isStoredPage(url.pathname),
  networkFirst(pagesCache, validPage),
);
registerRoute(
  ({ url }) => url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: partsCacheOf(built),
    matchOptions: { ignoreSearch: true },
    plugins: [{ cacheWillUpdate: async ({ response }) => (isPart(response) ? response : null) }],
  }),
);
registerRoute(({ url }) => gameReads.test(url.pathname), networkFirst(gameCache, validJson));
registerRoute(
  // On this server, or at MEDIA_BASE_URL.
  ({ url }) => url.pathname.includes('/files/assets/'),
  async ({ request }) => {
    const stored = await findStoredFile(request.url);
    if (!stored) return fetch(request);
    return request.headers.has('range') ? createPartialResponse(request, stored) : stored;
  },
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  return (await (await caches.open(pagesCache)).match(shellPage)) ?? Response.error();
});
