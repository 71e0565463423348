// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { row } from '#web/data/outbox/testing/outboxes.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { renderHookInApp } from '#web/testing/render.tsx';
import { useLeaving } from './use-leaving.ts';

/** The outbox of the device with the real session: jsdom has no IndexedDB, so nothing can be stored. */

beforeEach(() => openSession(anna));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

test('leaving the game says that the place is saved, but not once an answer was neither stored nor sent', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('There is no network.');
  });
  const { result } = renderHookInApp(useLeaving);
  const leave = () => {
    act(() => result.current.leave('game', 60_000, 'inTheMiddle'));
    return result.current.redirect.pending;
  };
  expect(leave()?.message).toEqual({ kind: 'good', text: 'Your place is saved.' });
  await deviceOutbox().add(row(anna.user.userId, 1));
  await expect.poll(() => deviceOutbox().snapshot().lost).toBe(1);
  expect(leave()).toMatchObject({
    message: { kind: 'info', text: 'You are leaving the game.' },
    messageThere: { kind: 'info', text: 'You have left the game.' },
  });
});

test('at the end of the course nobody is told that a place is saved', () => {
  const { result } = renderHookInApp(useLeaving);
  act(() => result.current.leave('Reports', 60_000, 'finished'));
  expect(result.current.redirect.pending?.message.text).toBe(
    'You have finished the game. Here are your results.',
  );
});

test('who has practiced is thanked at the end, and nobody who practices is told that a place is saved', () => {
  const { result } = renderHookInApp(useLeaving);
  act(() => result.current.leave('Reports', 60_000, 'practiced'));
  expect(result.current.redirect.pending?.message.text).toMatch(/^That was the last one. Thank you/);
  act(() => result.current.leave('game', 60_000, 'practicing'));
  expect(result.current.redirect.pending?.message.text).toBe('You are leaving the game.');
});
