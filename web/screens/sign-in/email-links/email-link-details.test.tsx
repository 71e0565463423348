// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { Component } from './ConfirmEmailScreen.tsx';

const confirm = () => screen.queryByRole('button', { name: 'Yes, this is my address' });
const notMe = () => screen.queryByRole('link', { name: 'It was not me: choose a new password' });

afterEach(() => vi.useRealTimers());

const account = { userName: 'Nora', createdAt: '2026-01-20T12:00:00.000Z' };

/** The responses of the server, one for each read. */
function mockReads(...responses: (object | [number, string])[]) {
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const response of responses) {
    fetched.mockImplementationOnce(async () =>
      Array.isArray(response)
        ? Response.json({ message: 'This link is over.', code: response[1] }, { status: response[0] })
        : Response.json(response),
    );
  }
}

test.each([
  [['password'], ' It opens with a password.'],
  [['password', 'facebook'], ' It opens with a password or Facebook.'],
  [[], ''],
])(
  'before the address is confirmed the page shows when, where and for which login the account was created: %s',
  async (openedBy, how) => {
    mockReads({
      asked: 'signUp',
      at: '2026-05-03T12:00:00.000Z',
      device: 'Safari on iPad',
      openedBy,
      account,
    });
    renderInApp(<Component />);
    const made = await screen.findByText(/^An account was made with your address on/);
    expect(made.textContent?.trim()).toMatch(
      new RegExp(`on Sun, May 3, 2026 .*, with Safari on iPad\\.${how}$`),
    );
    expect(notMe()?.getAttribute('href')).toBe('/forgotPassword');
    expect(confirm()).toBeTruthy();
  },
);

test('for a new address the page shows when it was entered, and offers no password', async () => {
  mockReads({ asked: 'newAddress', at: '2026-05-03T12:00:00.000Z', device: null, openedBy: [], account });
  renderInApp(<Component />);
  expect(
    await screen.findByText(/^It was typed in as a new address on Sun, May 3, 2026 [^,]*\.$/),
  ).toBeTruthy();
  const whose = screen.getByText(/^Your address then opens the account/).textContent;
  expect(whose).toBe('Your address then opens the account Nora, which was made on Jan 20, 2026.');
  const notYours = 'Was it not you, or is it not your account? Then close this page. Nothing changes.';
  expect(screen.getByText(notYours)).toBeTruthy();
  expect(notMe()).toBeNull();
});

test('each press on Retry is a request, also while the first read hangs', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  fetched.mockClear();
  renderInApp(<Component />);
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  for (let presses = 1; presses <= 2; presses += 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(fetched).toHaveBeenCalledTimes(presses + 1);
  }
});

test('a failed read is shown and can be retried; the address can be confirmed all the same', async () => {
  mockReads([429, 'too_many_requests'], {
    asked: 'signUp',
    at: '2026-05-03T12:00:00.000Z',
    device: null,
    openedBy: [],
    account,
  });
  renderInApp(<Component />);
  expect(await screen.findByText('We cannot show right now who asked for this.')).toBeTruthy();
  expect(confirm()).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^An account was made with your address on [^,]*, May 3/)).toBeTruthy();
});

test('for an expired link only the button is shown', async () => {
  mockReads([422, 'link_invalid']);
  renderInApp(<Component />);
  await expect.poll(() => screen.queryByText('Loading...')).toBeNull();
  expect(screen.queryByText(/Retry|An account/)).toBeNull();
  expect(confirm()).toBeTruthy();
});
