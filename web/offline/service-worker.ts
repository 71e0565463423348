/// <reference lib="webworker" />
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { clipsCache, gameCache, pagesCache, personCache, shellPage } from './cache-names.ts';

/**
 * Lets the game start and play without a network: the built app is kept whole, pages and reads are asked for first
 * and taken from the cache when nothing answers, clips that were kept are served with ranges.
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** A read that takes longer than this is answered from the cache, if it is there. */
const patienceSeconds = 5;

const personReads = /^\/api\/v2\/user\/(me|surveys|account|answers\/allGames|answers\/resumeGame\/\w+)$/;
/** Pages of one segment: never an address with a token, a report, or a page of the sandbox. */
const plainPage = /^\/[\w-]*$/;
const gameReads = /^\/api\/v2\/(config|user\/games(\/\w+)?)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(pagesCache).then((cache) => cache.add(shellPage)));
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const networkFirst = (cacheName: string) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: patienceSeconds });

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && plainPage.test(url.pathname),
  networkFirst(pagesCache),
);
registerRoute(({ url }) => personReads.test(url.pathname), networkFirst(personCache));
registerRoute(({ url }) => gameReads.test(url.pathname), networkFirst(gameCache));
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
