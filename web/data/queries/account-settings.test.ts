// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/own-account.ts';
import { configBlockId } from '#contract/pages/page.ts';
import { defaultSettings, type Settings } from '#contract/pages/settings.ts';
import { openInstead } from '#web/lib/open-page.ts';
import { loadTexts } from '#web/start/i18n.ts';
import { closeSession, openSession } from '../session/current-session.ts';
import { anna, bert } from '../session/testing/people.ts';
import { applySettings, changeSettings, getSettings } from '../settings.ts';
import { applyAccountSettings } from './account-settings.ts';
import { tellTimeZone } from './tell-time-zone.ts';

loadTexts();

const account: Account = {
  userId: 'anna',
  userName: 'Anna',
  name: null,
  email: null,
  emailVerified: false,
  pendingEmail: null,
  userType: 'individualUser',
  hasPassword: true,
  ownerSeconds: 0,
  settings: defaultSettings,
  twoSteps: { since: null, isRequired: false, appAddedAt: null, recoveryCodesLeft: 0, passkeys: [] },
  sessions: [],
  providers: [],
  consents: [],
  facility: null,
  previousGames: [],
};

const block = document.createElement('script');
block.id = configBlockId;
block.type = 'application/json';
document.body.append(block);

vi.mock('#web/lib/open-page.ts', () => ({ openInstead: vi.fn() }));
const replace = vi.mocked(openInstead);

/** The page, as the server sends it: with Spanish or without. */
function openPage({ hasSpanish = false, path = '/dashboard' } = {}) {
  block.textContent = JSON.stringify({ translations: { es: hasSpanish } });
  history.replaceState(null, '', path);
}

/** What the page asked the server to store, in order. */
const stored: Partial<Settings>[] = [];

beforeEach(() => {
  stored.length = 0;
  closeSession();
  applySettings(defaultSettings);
  openPage();
  replace.mockClear();
});
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

/** A person logs in whose account has these settings. An older server does not say whether it has any. */
async function logIn(
  person: typeof anna,
  settings: Partial<Settings>,
  said: Partial<Pick<Account, 'hasSettings' | 'facility'>>,
) {
  const own = { ...account, settings: { ...defaultSettings, ...settings }, ...said };
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method !== 'PATCH') return Response.json(own);
    stored.push(JSON.parse(String(body)).settings);
    return Response.json({ message: 'Saved.', account: own });
  });
  openSession(person);
  await applyAccountSettings();
}

const noSettings: Pick<Account, 'hasSettings'>[] = [{ hasSettings: false }, {}];

test.each(noSettings)('the settings of one account do not go into the next one (%o)', async (said) => {
  await logIn(anna, { textSize: 28, captions: false }, { hasSettings: true });
  expect(getSettings()).toEqual({ ...defaultSettings, textSize: 28, captions: false });
  closeSession();
  await logIn(bert, {}, said);
  expect(stored).toEqual([]);
  expect(getSettings()).toEqual(defaultSettings);
});

test('nor does what a person chose while logged in', async () => {
  await logIn(anna, {}, { hasSettings: false });
  changeSettings({ theme: 'dark' });
  closeSession();
  await logIn(bert, {}, { hasSettings: false });
  expect(stored).toEqual([]);
  expect(getSettings()).toEqual(defaultSettings);
});

test('what a visitor chose goes into a new account, and into no other one after it', async () => {
  changeSettings({ textSize: 28 });
  await logIn(anna, {}, { hasSettings: false });
  expect(stored).toEqual([{ textSize: 28 }]);
  expect(getSettings()).toEqual({ ...defaultSettings, textSize: 28 });
  closeSession();
  await logIn(bert, {}, { hasSettings: false });
  expect(stored).toHaveLength(1);
  expect(getSettings()).toEqual(defaultSettings);
});

test('what a visitor chose goes into an account that has nothing but its language, which stays', async () => {
  openPage({ hasSpanish: true, path: '/dashboard' });
  changeSettings({ textSize: 28, language: 'en' });
  await logIn(anna, { language: 'es' }, { hasSettings: false });
  expect(stored).toEqual([{ textSize: 28 }]);
  expect(getSettings()).toEqual({ ...defaultSettings, textSize: 28, language: 'es' });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/es/dashboard');
});

test('a visitor who follows another person takes along only their own choices', async () => {
  await logIn(anna, { textSize: 28, captions: false }, { hasSettings: true });
  closeSession();
  changeSettings({ theme: 'dark' });
  await logIn(bert, {}, { hasSettings: false });
  expect(stored).toEqual([{ theme: 'dark' }]);
  expect(getSettings()).toEqual({ ...defaultSettings, theme: 'dark' });
});

test('an account that has stored the defaults keeps them', async () => {
  changeSettings({ textSize: 28 });
  await logIn(bert, {}, { hasSettings: true });
  expect(stored).toEqual([]);
  expect(getSettings()).toEqual(defaultSettings);
});

test('an account without a language gets that of the page, where there is more than one', async () => {
  await logIn(anna, { textSize: 28 }, { hasSettings: true });
  expect(stored).toEqual([]);
  closeSession();
  openPage({ hasSpanish: true });
  await logIn(bert, { textSize: 28 }, { hasSettings: true });
  expect(stored).toEqual([{ language: 'en' }]);
  expect(getSettings()).toEqual({ ...defaultSettings, textSize: 28, language: 'en' });
});

test.each([
  ['/dashboard', '/es/dashboard'],
  ['/', '/es/dashboard'],
  ['/individualUserLogin', '/es/dashboard'],
])('the language of the account is shown at once: %s leads to %s', async (path, there) => {
  openPage({ hasSpanish: true, path });
  await logIn(anna, { language: 'es' }, { hasSettings: true });
  expect(replace).toHaveBeenCalledExactlyOnceWith(there);
  expect(stored).toEqual([]);
});

const ofMaple: Account['facility'] = {
  ...{ name: 'Maple House', status: 'active', joinedAt: '2026-06-01T12:00:00.000Z', language: 'es' },
};

test('a member who has chosen no language begins in that of the facility', async () => {
  openPage({ hasSpanish: true });
  await logIn(anna, {}, { hasSettings: false, facility: ofMaple });
  expect(stored).toEqual([{ language: 'es' }]);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/es/dashboard');
});

test('what a member has chosen, for the account or on this device, goes before the language of the facility', async () => {
  openPage({ hasSpanish: true });
  await logIn(anna, { language: 'en' }, { hasSettings: true, facility: ofMaple });
  closeSession();
  applySettings(defaultSettings);
  changeSettings({ language: 'en' });
  await logIn(bert, {}, { hasSettings: false, facility: ofMaple });
  expect(stored).toEqual([{ language: 'en' }]);
  expect(replace).not.toHaveBeenCalled();
});

test('a language that is off leaves the page in English, and the account as it is', async () => {
  await logIn(anna, { language: 'es' }, { hasSettings: true });
  expect(replace).not.toHaveBeenCalled();
  expect(stored).toEqual([]);
  expect(getSettings().language).toBe('es');
});

test('the zone of the browser is told to a server that knows another one, once', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  openSession(anna);
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({ message: 'Saved.', account });
  });
  await tellTimeZone({ ...anna.user, timeZone: 'America/New_York' });
  await tellTimeZone({ ...anna.user, newPasswordRequired: true });
  await tellTimeZone(null);
  expect(bodies).toEqual([]);
  await tellTimeZone({ ...anna.user, timeZone: 'Europe/Paris' });
  await tellTimeZone(anna.user);
  expect(bodies).toEqual([{ timeZone: 'America/New_York' }]);
  vi.unstubAllEnvs();
});
