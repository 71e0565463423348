// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import type { OutboxRow } from '#web/data/outbox/outbox-store.ts';
import { renderHookInApp } from '#web/testing/render.tsx';
import { usePlaythrough } from './use-playthrough.ts';

const arrived = vi.hoisted((): ((row: OutboxRow) => void)[] => []);
vi.mock('#web/data/outbox/device-outbox.ts', () => ({
  onGameNamed: () => () => {},
  onRowSent: (listener: (row: OutboxRow) => void) => {
    arrived.push(listener);
    return () => {};
  },
}));

test('an answer that has arrived makes the dashboard read its list anew, however the game is left', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(playthroughsQuery.queryKey, []);
  renderHookInApp(() => usePlaythrough({ id: 'g', isNew: false, previous: null }), { queries });
  const isOld = () => queries.getQueryState(playthroughsQuery.queryKey)?.isInvalidated;
  expect(isOld()).toBe(false);
  await act(async () => arrived.at(-1)?.({ call: 'saveAnswer', body: { session: 'g' } } as OutboxRow));
  expect(isOld()).toBe(true);
  vi.unstubAllGlobals();
});
