// @vitest-environment jsdom
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listSurveys, type Survey } from '#contract/surveys.ts';
import { loadTexts } from '#web/start/i18n.ts';
import { renderHookInApp } from '#web/testing/render.tsx';
import { closeSession, currentSession, openSession } from '../session/current-session.ts';
import type { Session } from '../session/session.ts';
import { mockCaches } from '../session/testing/fake-caches.ts';
import { anna, bert } from '../session/testing/people.ts';
import { queriesOf } from './queries.ts';
import { queryFnFor, refetchOld, useIsOld } from './read.ts';
import { storeRead } from './stored-reads.ts';

await loadTexts();

const survey = (title: string): Survey => ({
  surveyID: '1',
  title,
  questions: [],
  responses: [],
  intro: '',
  consent: '',
  thanks: '',
});

const query = { queryKey: ['surveys'], queryFn: queryFnFor(listSurveys, { query: {} }), retry: false };

let session: Session;
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  mockCaches();
  openSession(anna);
  session = currentSession() as Session;
});
afterEach(() => {
  closeSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The part of a page that shows the read. */
function show() {
  const queries = new QueryClient();
  const { result } = renderHookInApp(() => ({ read: useQuery(query), isOld: useIsOld(query.queryKey) }), {
    queries,
  });
  const shown = () => ({ title: result.current.read.data?.[0]?.title, isOld: result.current.isOld });
  return { queries, shown };
}

const respond = (title: string) => Response.json([survey(title)]);

test('while the network is slow a page shows the stored response as old, then the new one', async () => {
  await storeRead(session, listSurveys.path, [survey('kept')]);
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const { shown } = show();
  expect(shown()).toEqual({ title: undefined, isOld: false });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await expect.poll(shown).toEqual({ title: 'kept', isOld: true });
  resolve(respond('new'));
  await expect.poll(shown).toEqual({ title: 'new', isOld: false });
});

test('without a network a page shows the stored response as old, and reads again once it is back', async () => {
  await storeRead(session, listSurveys.path, [survey('kept')]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const { queries, shown } = show();
  await expect.poll(shown).toEqual({ title: 'kept', isOld: true });
  vi.stubGlobal('fetch', async () => respond('new'));
  await act(() => refetchOld(queries));
  await expect.poll(shown).toEqual({ title: 'new', isOld: false });
});

test('a stored response never replaces one that the page has read itself', async () => {
  vi.stubGlobal('fetch', async () => respond('new'));
  const { queries, shown } = show();
  await expect.poll(shown).toEqual({ title: 'new', isOld: false });
  await storeRead(session, listSurveys.path, [survey('kept by an older tab')]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await act(() => queries.invalidateQueries());
  await expect.poll(shown).toEqual({ title: 'new', isOld: true });
});

test('after an error of the server no stored response is shown', async () => {
  await storeRead(session, listSurveys.path, [survey('kept')]);
  const refusal = { code: 'forbidden', message: 'No.' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }));
  await expect(new QueryClient().fetchQuery(query)).rejects.toMatchObject({ status: 403 });
});

test('what was read for one user is no longer there for the next, and pending reads are canceled', async () => {
  const queries = queriesOf(session);
  queries.setQueryData(['account'], { userName: 'Anna' });
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    signal = init.signal;
    return new Promise(() => {});
  });
  void queries.fetchQuery(query).catch(() => {});
  await expect.poll(() => signal?.aborted).toBe(false);
  openSession(bert);
  expect(signal?.aborted).toBe(true);
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(queriesOf(currentSession() as Session)).not.toBe(queries);
});
