import { expect, test } from 'vitest';
import { faultIn, readRows } from './read-people.ts';

const row = (line: number, userName: string, email = '', unit = '') => ({ line, userName, email, unit });

test.each([
  [
    'commas',
    'username,email,unit\nada,ada@example.org,East\nben,,\n',
    [row(2, 'ada', 'ada@example.org', 'East'), row(3, 'ben')],
  ],
  [
    'semicolons and carriage returns',
    'Username;E-Mail;Unit\r\nada;ada@example.org;East\r\n',
    [row(2, 'ada', 'ada@example.org', 'East')],
  ],
  ['a byte order mark', '\uFEFFusername,email\nada,a@example.org\n', [row(2, 'ada', 'a@example.org')]],
  [
    'quoted cells',
    'username,unit\n"Ada, the first","The ""old"" wing; east"\n',
    [row(2, 'Ada, the first', '', 'The "old" wing; east')],
  ],
  [
    'other columns, in any order, and spaces',
    'room, unit ,username\n12, East , ada \n',
    [row(2, 'ada', '', 'East')],
  ],
  [
    'missing cells and empty lines',
    'username,email,unit\n\nada\n\n,b@example.org\n',
    [row(3, 'ada'), row(5, '', 'b@example.org')],
  ],
  [
    'spaces within quotes',
    'username,email,unit\n"ada ","a@example.org ","East "\n',
    [row(2, 'ada', 'a@example.org', 'East')],
  ],
  ['letters of other scripts', 'username\nИрина\nZoë\n', [row(2, 'Ирина'), row(3, 'Zoë')]],
])('a file with %s is read', (_what, csv, rows) => {
  expect(readRows(csv, 2)).toEqual(rows);
});

test.each([
  ['ada,ada@example.org\n', 'The first line must name the columns: username, email, unit.'],
  ['unit\nEast\n', 'The first line must name the columns: username, email, unit.'],
  ['username\n"ada\n', /^The file cannot be read: /],
  ['username\nJos\uFFFD\n', /^Some letters in this file cannot be read\. Save the list as "CSV UTF-8"/],
  ['username\nada\nben\ncy\n', 'A file can have at most 2 people, as many as your facility has seats.'],
  ['username\nada\nben\ncy\n"dan\n', 'A file can have at most 2 people, as many as your facility has seats.'],
  [`${'room,'.repeat(50)}username\n12\n`, 'The first line must name the columns: username, email, unit.'],
])('a file that cannot be read is rejected as a whole: %j', (csv, message) => {
  expect(() => readRows(csv, 2)).toThrow(message);
});

test.each([
  [row(2, '', ''), 'A username or an email is missing.'],
  [row(2, 'ada@home'), 'A username cannot contain @'],
  [row(2, 'x'.repeat(61)), 'At most 60 characters'],
  [row(2, 'ada', 'nowhere'), 'Invalid email address'],
  [row(2, 'ada', 'ada@example.org'), null],
  [row(2, '', 'ada@example.org'), null],
])('%j: %s', (one, fault) => {
  expect(faultIn(one)).toBe(fault);
});

test('a cell of 50,000 dots is refused within 50 ms', () => {
  const cell = `a@${'.'.repeat(50_000)}@`;
  const [given] = readRows(`email\n${cell}\n`, 5);
  const start = performance.now();
  expect(given && faultIn(given)).toBe('Invalid email address');
  expect(performance.now() - start).toBeLessThan(50);
});
