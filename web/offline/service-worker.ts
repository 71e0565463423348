/// <reference lib="webworker" />
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { clipsCache, gameCache, shellPage } from './cache-names.ts';
import { isPageOf, isPagesCacheOfOthers, pagesCacheOf } from './kept-pages.ts';

/**
 * Lets the game start and play without a network: the built app is kept whole, pages and what is the same for everyone
 * are asked for first and taken from the cache when nothing answers, clips that were kept are served with ranges. What
 * belongs to a person never passes through here: its session keeps it (web/session).
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** A read that takes longer than this is answered from the cache, if it is there. */
const patienceSeconds = 5;

/** Pages of one segment: never an address with a token, a report, or a page of the sandbox. */
const plainPage = /^\/[\w-]*$/;
const gameReads = /^\/api\/v2\/(config|user\/games(\/\w+)?)$/;

const built = self.__WB_MANIFEST;
const pagesCache = pagesCacheOf(built);

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetPagesOfOthers(), self.clients.claim()]));
});

// Retry asks for a script at its address with a number (web/build/fetched-again.ts).
precacheAndRoute(built, { ignoreURLParametersMatching: [/^again$/] });
cleanupOutdatedCaches();

/** Where a process of another version still answers, this one is installed at the next visit. */
async function keepShell(): Promise<void> {
  const page = await ownPage(await fetch(shellPage, { cache: 'reload' }));
  if (!page) throw new Error(`${shellPage} is not of this version`);
  await (await caches.open(pagesCache)).put(shellPage, page);
}

async function forgetPagesOfOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => isPagesCacheOfOthers(name, pagesCache));
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function ownPage(response: Response): Promise<Response | null> {
  return response.ok && isPageOf(built, await response.clone().text()) ? response : null;
}

/** A wifi portal answers everything, too, but not with JSON. */
async function ownJson(response: Response): Promise<Response | null> {
  return response.ok && response.headers.get('Content-Type')?.includes('json') ? response : null;
}

const networkFirst = (cacheName: string, own: (response: Response) => Promise<Response | null>) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [{ cacheWillUpdate: ({ response }) => own(response) }],
  });

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && plainPage.test(url.pathname),
  networkFirst(pagesCache, ownPage),
);
registerRoute(({ url }) => gameReads.test(url.pathname), networkFirst(gameCache, ownJson));
registerRoute(
  // On this server, or wherever MEDIA_BASE_URL says.
  ({ url }) => url.pathname.includes('/files/assets/'),
  async ({ request }) => {
    const kept = await (await caches.open(clipsCache)).match(request.url);
    if (!kept) return fetch(request);
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
  },
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  return (await (await caches.open(pagesCache)).match(shellPage)) ?? Response.error();
});
