import { expect, test } from 'vitest';
import { sayIn } from '#server/lib/language/text.ts';
import { faultIn, readRows, rightCells } from './read-people.ts';

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
  ['old line ends', 'username,email\rada,\rben,\r', [row(2, 'ada'), row(3, 'ben')]],
  ['tabs', 'username\temail\nada\ta@example.org\n', [row(2, 'ada', 'a@example.org')]],
  ['bars', 'username|email\nada|a@example.org\n', [row(2, 'ada', 'a@example.org')]],
  ['a line that names the separator', 'sep=;\nusername;email\nada;\n', [row(3, 'ada')]],
  ['a byte order mark', '\uFEFFusername,email\nada,a@example.org\n', [row(2, 'ada', 'a@example.org')]],
  [
    'a title above the headings',
    'Residents of Maple House, spring\n\nUsername,Email address\nada,a@example.org\n',
    [row(4, 'ada', 'a@example.org')],
  ],
  [
    'headings as people write them',
    'User name,Email address\nada,a@example.org\n',
    [row(2, 'ada', 'a@example.org')],
  ],
  [
    'Spanish headings',
    'Nombre;Correo electrónico;Unidad\nInés;ines@example.org;Planta 2\n',
    [row(2, 'Inés', 'ines@example.org', 'Planta 2')],
  ],
  ['names in a column called Name', 'Name,Username\nAda King,ada\n', [row(2, 'ada')]],
  [
    'two columns of one meaning',
    'username,email,mail\nada,,a@example.org\nben,b@example.org,\n',
    [row(2, 'ada', 'a@example.org'), row(3, 'ben', 'b@example.org')],
  ],
  [
    'quoted cells',
    'username,unit\n"Ada, the first","The ""old"" wing; east"\n',
    [row(2, 'Ada, the first', '', 'The "old" wing; east')],
  ],
  ['quotes inside a name', 'username\nSample "Sam" Name\n', [row(2, 'Sample "Sam" Name')]],
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
  ['rows that were emptied', 'username,email,unit\nada,,\n,,\n , ,\n\u00A0,\u200B,\n', [row(2, 'ada')]],
  [
    'spaces and marks that nobody sees',
    'username,email,unit\n"ada ","a@example.org\u200B","East\u00A0wing"\n',
    [row(2, 'ada', 'a@example.org', 'East wing')],
  ],
  [
    'every cell quoted, as LibreOffice may save it',
    '"username","email","unit"\n"ada","a@example.org","East"\n',
    [row(2, 'ada', 'a@example.org', 'East')],
  ],
  [
    'a separator within a quoted heading',
    '"Name, first and last",Username,Email\n"King, Ada",ada,a@example.org\n',
    [row(2, 'ada', 'a@example.org')],
  ],
  ['the name of a table, as Numbers saves it', 'Table 1\nusername,email\nada,\n', [row(3, 'ada')]],
  [
    'everything that Excel puts before a list',
    '\uFEFFsep=;\r\nUsername;Email;Unit\r\nada;a@example.org;East\r\n',
    [row(3, 'ada', 'a@example.org', 'East')],
  ],
  [
    'a number that Excel was made to keep',
    'username,email\n="0012",\n"=""0013""",\n',
    [row(2, '0012'), row(3, '0013')],
  ],
  ['columns that were emptied', 'username,email,,,\r\nada,,,,\r\n', [row(2, 'ada')]],
  [
    'notes in the headings',
    'Username *,Email (optional),Unit [wing]\nada,a@example.org,East\n',
    [row(2, 'ada', 'a@example.org', 'East')],
  ],
  [
    'Unicode text of Excel',
    'username\tunit\r\n"Ada ""A"" King"\tEast\r\n',
    [row(2, 'Ada "A" King', '', 'East')],
  ],
  [
    'a line break within a cell, as Google Sheets saves it',
    'username,unit\r\nada,"East\nwing"\r\nben,\r\n',
    [row(3, 'ada', '', 'East wing'), row(4, 'ben')],
  ],
  [
    'a space at the end of a cell, as Gnumeric saves it',
    'username,email,unit\n"Sam ""S"" King",,"East, first floor"\n12,,"East "\n',
    [row(2, 'Sam "S" King', '', 'East, first floor'), row(3, '12', '', 'East')],
  ],
  [
    'short Spanish headings',
    'Usuario;Correo-e\nines;ines@example.org\n',
    [row(2, 'ines', 'ines@example.org')],
  ],
  ['letters of other scripts', 'username\nИрина\nZoe\u0308\n', [row(2, 'Ирина'), row(3, 'Zoë')]],
])('a file with %s is read', (_what, csv, rows) => {
  expect(readRows(csv, 2).rows).toEqual(rows);
});

test('what was understood is said by the headings of the file, and what is not read is named', () => {
  expect(readRows('Room;Correo;Name;Birthday\n12;a@example.org;Ada;1/2/1940\n', 2)).toMatchObject({
    columns: [
      { field: 'username', heading: 'Name' },
      { field: 'email', heading: 'Correo' },
    ],
    ignored: ['Room', 'Birthday'],
  });
});

test('one person and 40 emptied rows are one person', () => {
  expect(readRows(`username,email,unit\nada,,\n${',,\n'.repeat(40)}`, 1).rows).toHaveLength(1);
});

test('empty lines, however many, are passed over', () => {
  expect(readRows(`username\n${'\n'.repeat(20_000)}ada\n`, 1).rows).toEqual([row(20_002, 'ada')]);
});

test.each([
  ['ada,ada@example.org\n', 'The first line must name the columns: username, email, unit.'],
  ['unit\nEast\n', 'The first line must name the columns: username, email, unit.'],
  ['username\nben\n"ada\n', /^Line 3: a quotation mark is not closed/],
  ['username\nJos\uFFFD\n', /^Some letters in this file cannot be read\. Save the list as "CSV UTF-8"/],
  ['PK\u0003\u0004\u0014\u0000xl/workbook.xml', /^This is a spreadsheet\. Save it as "CSV UTF-8"/],
  ['\uFFFD\uFFFD\u0011\uFFFD\u0000', /^This is a spreadsheet\./],
  ['username\nada\nben\ncy\n', 'A file can have at most 2 people, as many as your facility has seats.'],
  [`username (${'x'.repeat(100)})\nada\n`, 'The first line must name the columns: username, email, unit.'],
  [
    `${'room '.repeat(2001)},username\n12,ada\n`,
    'The first line must name the columns: username, email, unit.',
  ],
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
  const found = faultIn(one);
  expect(found && sayIn('en', found)).toBe(fault);
});

test.each([
  [row(2, 'ada', 'ada@example.org', 'East'), row(2, 'ada', 'ada@example.org', 'East')],
  [row(2, 'x'.repeat(61), 'ada@example.org', 'East'), row(2, '', 'ada@example.org', 'East')],
  [row(2, 'ada', `a@${'.'.repeat(200)}`, 'East'), row(2, 'ada', '', 'East')],
  [row(2, 'ada', 'ada@example.org', 'x'.repeat(101)), row(2, 'ada', 'ada@example.org', '')],
])('only cells that are right by themselves are compared: %j', (given, right) => {
  expect(rightCells(given)).toEqual(right);
});

test('a cell of 50,000 dots, or one with more characters than any field takes, is refused within 50 ms', () => {
  const cell = `a@${'.'.repeat(50_000)}@`;
  const [given] = readRows(`email\n${cell}\n`, 5).rows;
  faultIn(row(2, 'ada', 'ada@example'));
  const start = performance.now();
  const fault = given && faultIn(given);
  expect(fault && sayIn('en', fault)).toBe('Invalid email address');
  const [unseen] = readRows(`username\n${`ada${'\u200B'.repeat(50_000)}`}\n`, 5).rows;
  const tooLong = unseen && faultIn(unseen);
  expect(tooLong && sayIn('en', tooLong)).toBe('At most 1000 characters');
  expect(performance.now() - start).toBeLessThan(50);
});
