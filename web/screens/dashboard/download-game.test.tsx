// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '#contract/game.ts';
import { gameQuery } from '#web/data/game/game-queries.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { mockCaches } from '#web/data/session/testing/fake-caches.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { DownloadGame } from './DownloadGame.tsx';

const clip = (name: string) => ({
  video_url: `/files/assets/${name}.mp4`,
  captions_url: `/files/assets/${name}.vtt`,
  poster_url: `/files/assets/${name}.webp`,
  bytes: 1_000_000,
});
const game = {
  exercises: [
    {
      ...{ exercise_id: 1, look: null, description: clip('look'), main: { options: [clip('1')] } },
      reveal: { clip: '/files/assets/5.mp4', captions_url: '5.vtt', safe_still: '5.jpg', bytes: 0 },
    },
  ],
  coaching: {},
  people: [],
} as unknown as Game;

beforeEach(() => openSession(anna));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

function renderDownload() {
  const queries = new QueryClient();
  queries.setQueryData(gameQuery.queryKey, game);
  return renderInApp(<DownloadGame />, { queries });
}

test('the download of the whole game continues while another page is open, and shows its state on return', async () => {
  mockCaches();
  const arrivals: (() => void)[] = [];
  const film = () => new Response(new Uint8Array(clip('look').bytes));
  vi.stubGlobal('fetch', () => new Promise((resolve) => arrivals.push(() => resolve(film()))));
  const page = renderDownload();
  await userEvent.click(await screen.findByRole('button', { name: /^Keep the whole game/ }));
  await waitFor(() => expect(arrivals).toHaveLength(1));
  page.unmount();
  arrivals[0]?.();
  await waitFor(() => expect(arrivals).toHaveLength(2));
  renderDownload();
  expect(await screen.findByRole('progressbar')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
});

test('a device without room says how much is missing, and not that Wi-Fi would help', async () => {
  const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put }) });
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(clip('look').bytes)));
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist: async () => true, estimate: async () => ({ quota: 6_500_000, usage: 6_000_000 }) },
  });
  renderDownload();
  await userEvent.click(await screen.findByRole('button', { name: /^Keep the whole game/ }));
  const room = /^There is not enough room on this device: 1\.5 MB more are needed\./;
  expect(await screen.findByText(room)).toBeDefined();
  expect(screen.queryByText(/Try again with Wi-Fi/)).toBeNull();
  Reflect.deleteProperty(navigator, 'storage');
});

test('it ends when the person logs out', async () => {
  mockCaches();
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    signal = init.signal;
    return new Promise(() => {});
  });
  renderDownload();
  await userEvent.click(await screen.findByRole('button', { name: /^Keep the whole game/ }));
  await waitFor(() => expect(signal?.aborted).toBe(false));
  closeSession();
  expect(signal?.aborted).toBe(true);
});

test('what is kept of the game is looked for once, however often the page is drawn', async () => {
  mockCaches();
  const asked = [vi.spyOn(caches, 'open'), vi.spyOn(caches, 'match')];
  const looks = () => asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const soon = () => new Promise((resolve) => setTimeout(resolve, 50));
  const page = renderDownload();
  await screen.findByRole('button', { name: /^Keep the whole game/ });
  await soon();
  const once = looks();
  expect(once).toBeGreaterThan(0);
  page.rerender(<DownloadGame />);
  page.rerender(<DownloadGame />);
  await soon();
  expect(looks()).toBe(once);
});

test('if the browser cannot store files, the page says why the download is not offered', async () => {
  renderDownload();
  expect(await screen.findByText(/opened without a secure connection/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [false, /You can play without Wi-Fi\./],
  [true, /On a shared computer you still need Wi-Fi when you open this page\./],
])(
  'once the game is kept on the device (shared: %s), the page says where Wi-Fi is needed',
  async (isShared, words) => {
    closeSession();
    openSession({ ...anna, isShared });
    mockCaches();
    vi.stubGlobal('fetch', async () => new Response(new Uint8Array(clip('look').bytes)));
    renderDownload();
    await userEvent.click(await screen.findByRole('button', { name: /^Keep the whole game/ }));
    expect(await screen.findByText(words)).toBeDefined();
  },
);
