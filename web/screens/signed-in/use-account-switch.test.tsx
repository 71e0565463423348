// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { paths } from '#contract/pages/paths.ts';
import { closeSession, openSession, useUser } from '#web/data/session/current-session.ts';
import { useFlash } from '#web/data/session/flash.ts';
import { anna, bert } from '#web/data/session/testing/people.ts';
import { redirectForAccount } from '#web/shell/routing/redirect-rules.ts';
import { App } from '#web/start/App.tsx';
import { loadTexts } from '#web/start/i18n.ts';
import { SignedInRoute } from './SignedInRoute.tsx';

const i18n = await loadTexts();
let reads = 0;
let mounts = 0;

/** A page with typed text and a read. */
function Page({ name }: { name: string }) {
  const user = useUser();
  const [typedBy] = useState(user?.userName);
  const [mount] = useState(() => ++mounts);
  const { data } = useQuery({ queryKey: ['own'], queryFn: () => `read ${++reads}` });
  return (
    <p>
      {name} of {user?.userName}, typed by {typedBy}, {data}, mount {mount}, {useFlash()?.text}
    </p>
  );
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: <SignedInRoute redirectFor={redirectForAccount} />,
        children: [
          { path: paths.account, element: <Page name="Account" /> },
          { path: paths.dashboard, element: <Page name="Dashboard" /> },
        ],
      },
      { path: paths.home, element: <p>Home</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <App i18n={i18n} config={{ brand: { product: 'Mind Your Step' } } as PageConfig}>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
}

beforeEach(() => {
  reads = 0;
  mounts = 0;
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  openSession(anna);
});
afterEach(() => {
  cleanup();
  closeSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('when another user logs in, typed text and reads are gone, and the page shows whose it is', async () => {
  const router = open(paths.account);
  expect(await screen.findByText(/Account of Anna, typed by Anna, read 1/)).toBeDefined();
  await act(async () => openSession(bert));
  expect(await screen.findByText(/of Bert, typed by Bert, read 2/)).toBeDefined();
  expect(router.state.location.pathname).toBe(paths.dashboard);
  expect(screen.queryByText(/Anna, typed/)).toBeNull();
});

test('when the same user logs in again, the page stays as it is', async () => {
  open(paths.account);
  await screen.findByText(/Account of Anna, typed by Anna, read 1/);
  await act(async () => openSession({ ...anna, token: 'new' }));
  expect(screen.getByText(/Account of Anna, typed by Anna, read 1, mount 1/)).toBeDefined();
});

test('the same user on a shared computer has a new session, without reads or typed text', async () => {
  open(paths.account);
  await screen.findByText(/read 1/);
  await act(async () => openSession({ ...anna, isShared: true }));
  expect(await screen.findByText(/Account of Anna, typed by Anna, read 2, mount 2/)).toBeDefined();
});

test('after a log out the home page opens', async () => {
  const router = open(paths.account);
  await screen.findByText(/Account of Anna/);
  await act(async () => closeSession());
  await expect.poll(() => router.state.location.pathname).toBe(paths.home);
  expect(screen.queryByText(/Anna/)).toBeNull();
});
