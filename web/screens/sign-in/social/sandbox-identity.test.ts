// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { askSandbox } from './sandbox-identity.ts';

afterEach(() => vi.restoreAllMocks());

const person = (name: string) => ({ source: 'sandbox-identity', person: { name } });

test('a message of another site is ignored; the one of our own window logs in', async () => {
  vi.spyOn(window, 'open').mockReturnValue({ closed: false, close: vi.fn() } as unknown as Window);
  const asked = askSandbox('google');
  const post = (origin: string, name: string) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data: person(name) }));
  post('https://elsewhere.example.org', 'Mallory');
  post(location.origin, 'Rosa');
  expect(await asked).toEqual({ name: 'Rosa' });
});
