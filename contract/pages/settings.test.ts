import { expect, test } from 'vitest';
import {
  defaultSettings,
  readNamesByVisitor,
  readSettings,
  type Settings,
  settingsAsCookie,
} from './settings.ts';

const chosen: Settings = {
  textSize: 28,
  theme: 'contrast',
  captions: false,
  describePicture: true,
  lookFirst: true,
  lookAsked: true,
  speechRate: 0.75,
  soundAsked: true,
  sounds: false,
  stayOnPage: true,
  askSurveys: false,
  language: 'es',
};

test.each([false, true])('the settings are read from their cookie, among others (https: %s)', (isHttps) => {
  const cookie = settingsAsCookie(chosen, isHttps).split(';')[0];
  expect(readSettings(`a=1; ${cookie}; b=2`, isHttps)).toEqual(chosen);
});

test('over https the cookie of the settings is for this host alone, and never sent unencrypted', () => {
  const cookie = settingsAsCookie(chosen, true);
  expect(cookie).toMatch(/^__Host-display=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
  const fromElsewhere = settingsAsCookie(chosen, false).split(';')[0];
  expect(fromElsewhere).toMatch(/^display=/);
  expect(readSettings(fromElsewhere, true)).toEqual(defaultSettings);
});

test.each([undefined, '', 'display=', 'display=%7B', 'display=%', 'display={"textSize":21}'])(
  'without a valid cookie the defaults apply (%s)',
  (cookies) => {
    expect(readSettings(cookies, false)).toEqual(defaultSettings);
  },
);

test('a cookie from before a setting existed keeps the other settings', () => {
  const { describePicture: _, sounds: __, lookFirst: ___, ...older } = chosen;
  const cookie = settingsAsCookie(older as Settings, false);
  expect(readSettings(cookie.split(';')[0], false)).toEqual({
    ...chosen,
    describePicture: false,
    lookFirst: true,
    sounds: true,
  });
});

test('a value that is gone, such as a language that is no longer offered, leaves the other settings as they are', () => {
  const cookie = settingsAsCookie({ ...chosen, language: 'xx' } as never, false);
  expect(readSettings(cookie.split(';')[0], false)).toEqual({ ...chosen, language: null });
});

test('the cookie says which settings a visitor chose, and one that does not say it leaves them all open', () => {
  const [cookie] = settingsAsCookie(chosen, false, ['theme', 'textSize']).split(';');
  expect(readNamesByVisitor(cookie, false)).toEqual(['textSize', 'theme']);
  expect(readSettings(cookie, false)).toEqual(chosen);
  const [fromAccount] = settingsAsCookie(chosen, false, []).split(';');
  expect(readNamesByVisitor(fromAccount, false)).toEqual([]);
  const [older] = settingsAsCookie(chosen, false).split(';');
  expect(readNamesByVisitor(older, false)).toEqual(Object.keys(defaultSettings));
});
