// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server itself answers; a Wi-Fi portal has no such header. */
const serverAnswers = (status: number) =>
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers: { 'X-Request-Id': '1' } }));

type HelpProps = { isOpen: boolean; onClose: () => void };
const Help = () => <p>Here is help</p>;

/** Renders a page with a text field and a part that `load` fetches. */
function showPage(load: () => Promise<typeof Help>) {
  renderInApp(<TypedPage Part={lazyPart<HelpProps>(load, { cancel: ({ onClose }) => onClose() })} />);
}

function TypedPage({ Part }: { Part: ComponentType<HelpProps> }) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  return (
    <>
      <input aria-label="Email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <button type="button" onClick={() => setOpen(true)}>
        Need help?
      </button>
      <Part isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a part that cannot be loaded says so, keeps what was typed, and loads after Retry', async () => {
  const load = vi.fn<() => Promise<typeof Help>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValueOnce(Help);
  showPage(load);
  await userEvent.type(screen.getByLabelText('Email'), 'rosa@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert').textContent).toContain('This part did not arrive.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rosa@example.org');
  await userEvent.click(retry);
  expect(await screen.findByText('Here is help')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rosa@example.org');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [200, 'There is a new version.', 'Load again'],
  [503, 'Our server could not send this part.', 'Retry'],
])(
  'a part that fails while the server answers %i is not blamed on the network',
  async (status, text, button) => {
    serverAnswers(status);
    const load = vi.fn(() => Promise.reject(new TypeError('Importing a module script failed.')));
    showPage(load);
    await userEvent.type(screen.getByLabelText('Email'), 'rosa@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(screen.queryByText('Check that you are online', { exact: false })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rosa@example.org');
  },
);

test('a part that failed once while the server was there is asked for again by itself', async () => {
  serverAnswers(200);
  const load = vi.fn<() => Promise<typeof Help>>().mockResolvedValue(Help);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  showPage(load);
  await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
  expect(await screen.findByText('Here is help')).toBeTruthy();
});

test('a slow part says at once that it is loading, and can be closed', async () => {
  showPage(() => new Promise(() => {}));
  await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await screen.findByText('Loading...')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a part whose script hangs offers Retry after 30 s, keeps what was typed, and loads after Retry', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn<() => Promise<typeof Help>>();
  load.mockReturnValueOnce(new Promise(() => {}));
  load.mockResolvedValueOnce(Help);
  showPage(load);
  await userEvent.type(screen.getByLabelText('Email'), 'rosa@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
  await pass(29_000);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await pass(1_500);
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here is help')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rosa@example.org');
});

test('a part that arrives after all replaces Retry', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { promise, resolve } = Promise.withResolvers<typeof Help>();
  showPage(() => promise);
  await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
  await pass(30_500);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  resolve(Help);
  expect(await screen.findByText('Here is help')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('each Retry requests the script at another address, and the first one that arrives stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { promise: hanging, resolve } = Promise.withResolvers<typeof Help>();
  const addresses: unknown[] = [];
  const load = vi.fn(() => {
    addresses.push((globalThis as { again?: unknown }).again || 'as it is');
    return addresses.length === 2 ? Promise.resolve(Help) : hanging;
  });
  showPage(load);
  await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
  await pass(30_500);
  expect((globalThis as { again?: unknown }).again).toBe('');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here is help')).toBeTruthy();
  resolve(() => <p>Another help</p>);
  await pass(0);
  await userEvent.type(screen.getByLabelText('Email'), 'r');
  expect(screen.getByText('Here is help')).toBeTruthy();
  expect(addresses).toEqual(['as it is', '?again=1']);
});

test('a failed part shows nothing once it is closed, and is fetched again when it is opened', async () => {
  const load = vi.fn<() => Promise<typeof Help>>();
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  load.mockResolvedValueOnce(Help);
  showPage(load);
  await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
  // While it loads there is another Close, which goes when the part fails.
  await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
  expect(await screen.findByText('Here is help')).toBeTruthy();
});

test('a part that is loaded ahead opens at once, and one that could not be is fetched again when it opens', async () => {
  const load = vi.fn<() => Promise<typeof Help>>().mockResolvedValue(Help);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart<HelpProps>(load);
  Part.loadAhead();
  await act(async () => {});
  renderInApp(<TypedPage Part={Part} />);
  await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
  expect(await screen.findByText('Here is help')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  const Ready = lazyPart<HelpProps>(load);
  Ready.loadAhead();
  await act(async () => {});
  renderInApp(<Ready isOpen onClose={() => {}} />);
  expect(screen.getAllByText('Here is help')).toHaveLength(2);
});

test('a decoration says nothing while it is loading, and nothing when it cannot be loaded', async () => {
  let fail = (_: Error) => {};
  const Sign = lazyPart<object>(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
    { isDecoration: true },
  );
  const { container } = renderInApp(<Sign />);
  const isEmpty = () => container.querySelector('button, [role=status], [role=alert]') === null;
  expect(isEmpty()).toBe(true);
  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(isEmpty()).toBe(true);
});
