// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://play.example.org/" }

import { expect, test } from 'vitest';
import { readSettings } from '#contract/pages/settings.ts';
import { changeSettings, getSettings } from './settings.ts';

test('over https a choice is kept in a cookie that is only sent over https', () => {
  changeSettings({ textSize: 28 });
  expect(getSettings().textSize).toBe(28);
  expect(document.cookie).toMatch(/^__Host-display=[^;]+$/);
  expect(readSettings(document.cookie, true)).toMatchObject({ textSize: 28 });
});
