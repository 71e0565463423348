// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listReviews, type Review } from '#contract/reviews.ts';
import { review } from '#contract/testing/reviews.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { findStoredRead } from '#web/data/queries/stored-reads.ts';
import { closeSession, currentSession, openSession } from '#web/data/session/current-session.ts';
import type { Session } from '#web/data/session/session.ts';
import { mockCaches } from '#web/data/session/testing/fake-caches.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { loadTexts } from '#web/start/i18n.ts';
import { renderHookInApp } from '#web/testing/render.tsx';
import { queueReview } from './queue-review.ts';
import { reviewsQuery } from './reviews-query.ts';
import { useReviews } from './use-reviews.ts';

await loadTexts();

const [first, second, third] = [review(), review(), review()];
/** What is sent, as the name of the method and the ids in the body. */
const sent: string[] = [];
let isOffline: boolean;
let respondToSave: () => Response;

/** What the server has. */
let stored: Review[];

/** A server with two pages, to which a saved review is added. */
function startServer() {
  stored = [first, second];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (isOffline) throw new TypeError('fetch failed');
    if (method === 'POST') {
      const { reviews } = JSON.parse(String(body));
      sent.push(...reviews.map(({ id }: { id: string }) => id));
      const response = respondToSave();
      if (response.headers.get('Content-Type')?.includes('json')) stored.push(...reviews);
      return response;
    }
    const isSecondPage = address === `${listReviews.path}?after=${first.id}`;
    return Response.json(
      isSecondPage ? { reviews: stored.slice(1), next: null } : { reviews: [first], next: first.id },
    );
  });
}

const saved = () => Response.json({ message: 'Saved' });
const portal = () => new Response('<h1>Welcome, guest</h1>', { headers: { 'Content-Type': 'text/html' } });

beforeEach(() => {
  mockCaches();
  openSession(anna);
  isOffline = false;
  respondToSave = saved;
  sent.length = 0;
  startServer();
});
afterEach(async () => {
  await deviceOutbox().clear(anna.user.userId);
  closeSession();
  vi.unstubAllGlobals();
});

const makeQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

function show() {
  const queries = makeQueries();
  const { result } = renderHookInApp(() => useReviews(), { queries });
  const ids = () => result.current.data && [...new Set(result.current.data.map(({ id }) => id))];
  return { queries, ids };
}

test('all pages of the server are read', async () => {
  const { ids } = show();
  await expect.poll(ids).toEqual([first.id, second.id]);
});

test('a review that waits on this device is among them, and stays there once it has arrived', async () => {
  respondToSave = portal;
  await queueReview(anna.user.userId, third);
  const { ids } = show();
  await expect.poll(ids).toEqual([first.id, second.id, third.id]);
  // What a Wi-Fi portal took has not arrived.
  await expect.poll(() => sent).toContain(third.id);
  expect(await deviceOutbox().rows(anna.user.userId)).toHaveLength(1);
  respondToSave = saved;
  deviceOutbox().kick();
  await expect.poll(() => deviceOutbox().rows(anna.user.userId)).toEqual([]);
  await expect.poll(ids).toEqual([first.id, second.id, third.id]);
  expect(new Set(sent)).toEqual(new Set([third.id]));
});

test('the next visit never shows those of the visit before, which lack newer ones', async () => {
  const queries = makeQueries();
  const visit = () => {
    /** The number of reviews in each render that had them. */
    const counts: number[] = [];
    const { unmount } = renderHookInApp(
      () => {
        const { data } = useQuery(reviewsQuery);
        if (data) counts.push(data.length);
      },
      { queries },
    );
    return { counts, unmount };
  };
  const before = visit();
  await expect.poll(() => before.counts).toContain(2);
  before.unmount();
  stored.push(third);
  // Another page is open between two visits.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { counts } = visit();
  await expect.poll(() => counts).toContain(3);
  expect(counts).not.toContain(2);
});

test('without a network they are those that this device stored, with those that wait', async () => {
  const online = show();
  await expect.poll(online.ids).toHaveLength(2);
  const pages = [listReviews.path, `${listReviews.path}?after=${first.id}`];
  const session = currentSession() as Session;
  for (const page of pages) await expect.poll(() => findStoredRead(session, page)).not.toBeNull();
  isOffline = true;
  await queueReview(anna.user.userId, third);
  const offline = show();
  await expect.poll(offline.ids).toEqual([first.id, second.id, third.id]);
  await act(() => offline.queries.invalidateQueries({ queryKey: reviewsQuery.queryKey }));
  expect(offline.ids()).toEqual([first.id, second.id, third.id]);
});
