// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

beforeAll(() => keepFocus(document));
beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML = `
    <h1>Account</h1>
    <section><h2>Devices</h2><div><button id="out">Log out</button></div></section>
    <section><h2>Name</h2><button id="change">Change</button><button id="off" disabled>Next</button></section>`;
});

const byId = (id: string) => document.getElementById(id) as HTMLButtonElement;
const focused = () => document.activeElement?.textContent;

test('the heading of what a removed button was in takes the focus', async () => {
  byId('change').focus();
  byId('change').remove();
  await vi.waitFor(() => expect(focused()).toBe('Name'));
});

test('with the part gone as well, the page has it', async () => {
  byId('out').focus();
  byId('out').closest('section')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('Account'));
});

test('what says itself where to go on is followed, and a focus that a person took away stays away', async () => {
  byId('out').focus();
  byId('out').remove();
  byId('change').focus();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(focused()).toBe('Change');
  byId('change').blur();
  document.body.append(document.createElement('p'));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(document.activeElement).toBe(document.body);
});

test('a press on a disabled control takes the focus from nobody, one on the page does', async () => {
  for (const [pressed, kept] of [
    [byId('off'), 'Change'],
    [document.body, document.body.textContent],
  ] as const) {
    byId('change').focus();
    pressed.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    byId('change').blur();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(focused()).toBe(kept);
  }
});

test('what had the focus before this module arrived is known as well', async () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<main><h1>Account</h1><button>Log out</button></main>';
  const button = page.querySelector('button') as HTMLButtonElement;
  vi.spyOn(page, 'activeElement', 'get').mockImplementation(() => (button.isConnected ? button : page.body));
  const focus = vi.spyOn(page.querySelector('h1') as HTMLElement, 'focus');
  keepFocus(page);
  button.remove();
  await vi.waitFor(() => expect(focus).toHaveBeenCalled());
});
