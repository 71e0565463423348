import { expect, test } from 'vitest';
import { maskEmail, maskName } from './mask.ts';

test.each([
  ['Rosa', 'R***'],
  [' rosa vance ', 'r***'],
  ['É', 'É***'],
  ['👩‍🦳 Rosa', '👩‍🦳***'],
  ['', '***'],
])('of the name "%s" only the first character is left', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ['rosa@example.org', 'r***@example.org'],
  ['"a@b"@example.org', '"***@example.org'],
  ['rosa', 'r***'],
])('of the address %s only the first character and the host are left', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
