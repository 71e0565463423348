import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { userOfSystem } from './user-of-system.ts';

test('who runs a command has a name, also where the system has none for the number', () => {
  expect(userOfSystem()).toBe(userInfo().username);
  const none = () => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  };
  expect(userOfSystem(none)).toBe(`user ${process.getuid?.()}`);
});
