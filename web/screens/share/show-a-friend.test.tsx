// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSession } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { ShowAFriend } from './ShowAFriend.tsx';

const address = `${window.location.origin}/try`;
const question = 'Can you spot what could trip Rosa?';

beforeEach(() => {
  openSession(anna);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

async function openDialog() {
  const user = userEvent.setup();
  renderInApp(<ShowAFriend />);
  await user.click(screen.getByRole('button', { name: 'Show a friend' }));
  await screen.findByRole('dialog', { name: 'Show a friend' });
  return user;
}

test('the postcard asks its question, and the address of the free exercise is there to read', async () => {
  await openDialog();
  expect(screen.getByText(question)).toBeDefined();
  expect(screen.getByText(address)).toBeDefined();
});

test('the link is copied, and that is said', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect((await screen.findByRole('status')).textContent).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe(address);
});

test('a browser that does not let it copy says so, and the address can still be read', async () => {
  const user = await openDialog();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect((await screen.findByRole('status')).textContent).toBe('It could not be copied');
  expect(screen.getByText(address)).toBeDefined();
});

test('the email has a subject and a body with the address, and nothing about the player', async () => {
  await openDialog();
  const href = screen.getByRole('link', { name: 'Write an email' }).getAttribute('href') ?? '';
  expect(href).toMatch(/^mailto:\?subject=/);
  expect(href).not.toContain('+');
  const fields = new URL(href).searchParams;
  expect(fields.get('subject')).toBe(question);
  expect(fields.get('body')).toContain(`\n\n${address}\n`);
  for (const own of [anna.user.userId, anna.user.userName, anna.token]) expect(href).not.toContain(own);
});

test('a browser that cannot share offers no Send it', async () => {
  await openDialog();
  expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull();
});

test('a browser that can share is given the question and the address', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Mind Your Step',
    text: `${question} Try one exercise of Mind Your Step. It is free, and you do not need to sign up.`,
    url: address,
  });
});

test('on paper the postcard has the address', async () => {
  let printed = '';
  vi.stubGlobal('print', () => {
    printed = document.body.querySelector(':scope > section')?.textContent ?? '';
  });
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Print it' }));
  expect(printed).toContain(question);
  expect(printed).toContain(address);
});
