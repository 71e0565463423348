// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://play.example.org/" }

import { expect, test } from 'vitest';
import { readNamesByVisitor, readSettings } from '#contract/pages/settings.ts';
import { closeSession, openSession } from './session/current-session.ts';
import { anna } from './session/testing/people.ts';
import { changeSettings, getSettings } from './settings.ts';

test('over https a choice is kept in a cookie that is only sent over https', () => {
  changeSettings({ textSize: 28 });
  expect(getSettings().textSize).toBe(28);
  expect(document.cookie).toMatch(/^__Host-display=[^;]+$/);
  expect(readSettings(document.cookie, true)).toMatchObject({ textSize: 28 });
});

test('the cookie tells what a visitor chose from what a person chose while logged in', () => {
  changeSettings({ theme: 'dark' });
  expect(readNamesByVisitor(document.cookie, true)).toContain('theme');
  openSession(anna);
  changeSettings({ theme: 'light' });
  closeSession();
  expect(readNamesByVisitor(document.cookie, true)).not.toContain('theme');
});
