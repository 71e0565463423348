// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeSession, openSession, readUser } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { LogOutButton } from './LogOutButton.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  closeSession();
});

test('Log Out is done within 10 s where the database of the device never answers', async () => {
  const silent = { addEventListener() {}, removeEventListener() {} };
  const request = Object.assign(Object.create(IDBOpenDBRequest.prototype), silent);
  vi.stubGlobal('indexedDB', { open: () => request });
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Done' }));
  openSession(anna);
  renderInApp(<LogOutButton />);
  const button = await screen.findByRole('button', { name: 'Log Out' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  button.click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readUser()).toBeNull();
});
