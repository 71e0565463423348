// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmDeletion } from '#contract/account-links.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { outboxStore } from '#web/data/outbox/outbox-store.ts';
import { row } from '#web/data/outbox/testing/outboxes.ts';
import { closeSession, openSession, readUser } from '#web/data/session/current-session.ts';
import { anna, bert } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { Component } from './ConfirmDeletionScreen.tsx';

/** Anna opens the link in her email, on a device on which she and Bert have answers that wait. */

const store = outboxStore();
const waitingOf = async (userId: string) => (await store.rowsOf(userId)).length;

beforeEach(async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith(confirmDeletion.path.replace('{token}', ''))
      ? Response.json({ message: 'Your account is closed.', userId: anna.user.userId })
      : Response.json({ code: 'signed_out', message: 'Please log in.' }, { status: 401 }),
  );
  for (const { user } of [anna, bert]) await store.add(row(user.userId, { answer: 1 }));
});
afterEach(async () => {
  for (const { user } of [anna, bert]) await deviceOutbox().clear(user.userId);
  closeSession();
  vi.unstubAllGlobals();
});

async function closeAccount() {
  renderInApp(<Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('heading', { name: 'Your account is closed' });
  await expect.poll(() => waitingOf(anna.user.userId)).toBe(0);
}

test('a closed account leaves no data on a device on which it was logged in', async () => {
  openSession(anna);
  await closeAccount();
  await expect.poll(readUser).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});

test('the answers of another user wait on, also when their session has ended', async () => {
  openSession(bert);
  await closeAccount();
  await expect.poll(() => deviceOutbox().snapshot().condition).toBe('signIn');
  expect(readUser()).toEqual(bert.user);
  expect(localStorage.getItem('token')).toBe(bert.token);
  expect(await waitingOf(bert.user.userId)).toBe(1);
});
