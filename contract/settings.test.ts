import { expect, test } from 'vitest';
import { defaultSettings, readSettings, type Settings, settingsAsCookie } from './settings.ts';

const chosen: Settings = {
  textSize: 28,
  theme: 'contrast',
  captions: false,
  describePicture: true,
  speechRate: 0.75,
  stayOnPage: true,
};

test('the settings come back from their cookie, among others', () => {
  const cookie = settingsAsCookie(chosen).split(';')[0];
  expect(readSettings(`a=1; ${cookie}; b=2`)).toEqual(chosen);
});

test.each([undefined, '', 'display=', 'display=%7B', 'display=%', 'display={"textSize":21}'])(
  'without a cookie that holds, the defaults hold (%s)',
  (cookies) => {
    expect(readSettings(cookies)).toEqual(defaultSettings);
  },
);

test('a cookie of before there was a choice keeps the others', () => {
  const { describePicture: _, ...older } = chosen;
  const cookie = settingsAsCookie(older as Settings);
  expect(readSettings(cookie.split(';')[0])).toEqual({ ...chosen, describePicture: false });
});
