// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveAnswer } from '#contract/answers.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { row } from '#web/data/outbox/testing/outboxes.ts';
import { closeSession, openSession, readUser } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { endSessionHere } from './clear-local-data.ts';
import { LogOutButton } from './LogOutButton.tsx';

const accountId = anna.user.userId;

const rejected = () => Response.json({ code: 'validation', message: 'Not accepted' }, { status: 422 });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** A server that responds so to saves, and accepts everything else. */
function respondToSaves(respond: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string) =>
    address === saveAnswer.path ? respond() : Response.json({ message: 'Done' }),
  );
}

async function addRejected(answers: number) {
  respondToSaves(rejected);
  for (let answer = 1; answer <= answers; answer += 1) await deviceOutbox().add(row(accountId, { answer }));
  await expect.poll(() => deviceOutbox().snapshot().deadLetters).toBe(answers);
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const stored = async () => (await deviceOutbox().rows(accountId)).length;

beforeEach(() => openSession(anna));
afterEach(async () => {
  await deviceOutbox().clear(accountId);
  closeSession();
  vi.unstubAllGlobals();
});

test('Log Out does not delete an answer that the server did not accept without asking', async () => {
  await addRejected(1);
  renderInApp(<LogOutButton />);
  await click('Log Out');
  const dialog = await screen.findByRole('alertdialog', { name: '1 answer could not be saved' });
  expect(dialog.textContent).toContain('The server did not accept it, and waiting will not help.');
  await click('Stay');
  expect(await stored()).toBe(1);
  expect(readUser()).toEqual(anna.user);
  await click('Log Out');
  await click('Log out and lose it');
  await expect.poll(readUser).toBeNull();
  expect(await stored()).toBe(0);
});

test('the dialog tells answers that only have to wait from those that the server did not accept', async () => {
  await addRejected(2);
  respondToSaves(unreachable);
  await deviceOutbox().add(row(accountId, { answer: 3 }));
  renderInApp(<LogOutButton />);
  await click('Log Out');
  const dialog = await screen.findByRole('alertdialog', { name: '3 answers are not saved yet' });
  expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'We could not reach the server for 1 of them. Stay, and it is saved as soon as we can.',
    'The server did not accept 2 of them. Please choose Stay and ask for help.',
  ]);
});

test('a server that never answers a log out keeps nobody for more than five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  // Its own clock is not that of the test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ended = new AbortController();
    setTimeout(() => ended.abort(new DOMException('', 'TimeoutError')), ms);
    return ended.signal;
  });
  const left = endSessionHere();
  await vi.advanceTimersByTimeAsync(4900);
  expect(readUser()).toEqual(anna.user);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await left;
  expect(readUser()).toBeNull();
});

test('with nothing left to save Log Out asks nothing', async () => {
  renderInApp(<LogOutButton />);
  respondToSaves(rejected);
  await click('Log Out');
  await expect.poll(readUser).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
