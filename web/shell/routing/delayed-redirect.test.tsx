// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Flash } from '#web/data/session/flash.ts';
import { tabItems } from '#web/lib/storage.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { useDelayedRedirect } from './delayed-redirect.ts';
import { RedirectNotice } from './RedirectNotice.tsx';

/** Simulates that the message enters or leaves the view. */
let show: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (seen: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type DeclinedProps = { go: () => void; messageThere?: Flash };

function Declined({ go, messageThere }: DeclinedProps) {
  const redirect = useDelayedRedirect();
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (isStarted) return;
    setStarted(true);
    const message: Flash = { kind: 'bad', text: 'Your card was declined.' };
    redirect.start({ afterMs: 4_000, message, ...(messageThere && { messageThere }), go });
  }, [isStarted, redirect, go, messageThere]);
  return <RedirectNotice redirect={redirect} />;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(there: Pick<DeclinedProps, 'messageThere'> = {}) {
  const go = vi.fn();
  renderInApp(<Declined go={go} {...there} />);
  await act(() => vi.advanceTimersByTimeAsync(500));
  return go;
}

test('the message that the page is about to change takes the focus', async () => {
  await open();
  expect(document.activeElement?.textContent).toContain('Your card was declined.');
});

test('the pause does not run while the message is out of view, and restarts when it is back in view', async () => {
  const go = await open();
  show(false);
  await pass(60_000);
  expect(go).not.toHaveBeenCalled();
  show(true);
  await pass(3_999);
  expect(go).not.toHaveBeenCalled();
  await pass(1);
  expect(go).toHaveBeenCalledOnce();
});

test('after "Stay here" the page does not change, even after scrolling', async () => {
  const go = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  show(false);
  show(true);
  await pass(60_000);
  expect(go).not.toHaveBeenCalled();
});

test('the page that opens next shows the message written for it', async () => {
  const messageThere: Flash = { kind: 'bad', text: 'You are not registered yet.' };
  const go = await open({ messageThere });
  await pass(4_000);
  expect(go).toHaveBeenCalledOnce();
  expect(JSON.parse(tabItems.get('flash') ?? 'null')).toEqual(messageThere);
});

test.each([
  ['a touch', (field: HTMLElement) => fireEvent.pointerDown(field)],
  ['a key', (field: HTMLElement) => fireEvent.keyDown(field, { key: '4' })],
  ['the focus', (field: HTMLElement) => field.focus()],
])('%s in a form stops the redirect, and only the reason stands', async (_what, use) => {
  const messageThere: Flash = { kind: 'bad', text: 'Declined, and nothing follows.' };
  renderInApp(
    <form>
      <input aria-label="Card number" />
    </form>,
  );
  const go = await open({ messageThere });
  await pass(1_000);
  act(() => void use(screen.getByLabelText('Card number')));
  expect(screen.queryByText('Your card was declined.')).toBeNull();
  expect(screen.getByText(messageThere.text)).toBeDefined();
  await pass(60_000);
  expect(go).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Go now' }));
  expect(go).toHaveBeenCalled();
});
