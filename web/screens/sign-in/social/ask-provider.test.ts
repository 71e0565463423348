// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { askProvider } from './ask-provider.ts';

const opened = { closed: false, close: vi.fn(), location: { href: '' } };

afterEach(() => {
  vi.restoreAllMocks();
  opened.close.mockClear();
  opened.location.href = '';
});

/** Presses a button and returns the address of the window that opens, and who is said to be in it. */
async function press(provider: 'google' | 'facebook', isSandbox = false) {
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const asked = askProvider(provider, { id: 'client-of-ours', isSandbox });
  await vi.waitFor(() => expect(opened.location.href).not.toBe(''));
  const address = new URL(opened.location.href, location.origin);
  const report = (fields: object) => {
    const channel = new BroadcastChannel('sign-in');
    channel.postMessage(fields);
    channel.close();
  };
  return { asked, address, state: address.searchParams.get('state'), report };
}

const claims = btoa(JSON.stringify({ name: 'Rosa', email: 'rosa@example.org' }));

test('Google gets the hash of the secret that our server gets', async () => {
  const { asked, address, state, report } = await press('google');
  expect(address.origin).toBe('https://accounts.google.com');
  expect(address.searchParams.get('redirect_uri')).toBe(`${location.origin}/signInWindow`);
  report({ state, id_token: `x.${claims}.x` });
  const { proof, email } = (await asked) ?? {};
  expect(email).toBe('rosa@example.org');
  const secret = proof?.signUpMethod === 'google' ? proof.nonce : '';
  expect(address.searchParams.get('nonce')).toBe(createHash('sha256').update(secret).digest('hex'));
});

test('a report that does not answer this press is ignored; the one that does logs in', async () => {
  const { asked, state, report } = await press('google', true);
  report({ state: 'another', person: { name: 'Mallory' } });
  report({ state, person: { name: 'Rosa' } });
  expect(await asked).toEqual({ name: 'Rosa' });
});

test('a window in which its user declines logs nobody in', async () => {
  const { asked, state, report } = await press('facebook');
  report({ state, error: 'access_denied' });
  expect(await asked).toBeNull();
});

test('a browser that opens no window is reported', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await expect(askProvider('google', { id: 'x', isSandbox: false })).rejects.toThrow('no window');
});

test('a browser that does not hash within 3 s leads to no window that stays empty', async () => {
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  vi.spyOn(crypto.subtle, 'digest').mockReturnValue(new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = expect(askProvider('google', { id: 'x', isSandbox: false })).rejects.toThrow('no hashes');
  await vi.advanceTimersByTimeAsync(3_000);
  await asked;
  expect(opened.close).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
