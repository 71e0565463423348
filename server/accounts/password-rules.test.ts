import { expect, test } from 'vitest';
import { weakness } from './password-rules.ts';

const product = 'Mind Your Step';
const owner = { userName: 'porch-swing', email: 'blue.kettle@example.org', name: 'Rosa Marín' };

test.each([
  'password',
  'Password',
  'Password1!',
  '12345678',
  'qwertyuiop',
  'iloveyou1',
  'sunshine',
  'admin123',
  'princess1',
  '13101988',
  'aaaaaaaa',
  '!!!!!!!!!!',
  ' '.repeat(8),
  'x'.repeat(200),
])('"%s" is rejected as common', (password) => {
  expect(weakness(password, product)?.in('en')).toBe('Many people use this password. Please choose another.');
});

test('the package of common passwords has about 50,000 of them', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  expect(dictionary['passwords-common'].length).toBeGreaterThan(49_000);
});

test.each(['mindyourstep', 'Mind Your Step!', 'MindYourStep2026', '1mind-your-step1'])(
  '%s is rejected as the name of the product',
  (password) => {
    expect(weakness(password, product)?.in('en')).toContain('Mind Your Step');
  },
);

test.each([
  'Porch-Swing',
  'porch swing 1',
  'Blue.Kettle@Example.org',
  'blue.kettle',
  'BlueKettle1947',
  'Rosa Marín',
  'marín rosa',
  '1947 Marín',
])('%s is rejected for its owner as their name or address, and accepted from others', (password) => {
  expect(weakness(password, product, owner)?.in('en')).toBe(
    'This password is too close to your name or email. Please choose another.',
  );
  expect(weakness(password, product)).toBeNull();
});

test.each([
  'blue kettle on the porch',
  '27041938 b',
  'my cat minds your steps daily',
  'rosa likes the porch swing',
])('%s is accepted', (password) => {
  expect(weakness(password, product, owner)).toBeNull();
});

test('names of one or two characters, or none, rule out no password', () => {
  expect(weakness('bo is at home', product, { userName: 'Bo', email: null, name: '' })).toBeNull();
});
