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

test.each([
  ['Rosa Vance', 'rosa', 'Rosa***'],
  ['Rosa Vance', 'VAN', 'R***Van***'],
  ['Rosa Vance', 'van rosa', 'Rosa Van***'],
  ['José Núñez', 'nunez', 'J***Núñez***'],
  ['Savannah', 'van', 'S***'],
  ['Rosa Vance', 'o', 'R***'],
  ['Ana-María', 'mar', 'A***Mar***'],
])('of the name "%s" what was typed, "%s", is shown where a word begins with it', (name, typed, masked) => {
  expect(maskName(name, typed)).toBe(masked);
});

test.each([
  ['rosa.vance@example.org', 'vance', 'r***vance***@example.org'],
  ['rosa.vance@example.org', 'example', 'r***@example.org'],
  ['rosa.vance@example.org', 'Rosa.Vance@example.org', 'rosa.vance@example.org'],
  ['rosa.vance@example.org', 'rosa@example.org', 'r***@example.org'],
])('of the address %s, found by "%s", no other part is shown', (email, typed, masked) => {
  expect(maskEmail(email, typed)).toBe(masked);
});
