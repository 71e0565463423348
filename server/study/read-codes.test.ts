import { expect, test } from 'vitest';
import { readCodes } from './read-codes.ts';

const arms = [
  { id: 'game', name: 'The game', waitDays: 0 },
  { id: 'wait', name: 'Waiting list', waitDays: 90 },
];

test('a list as a spreadsheet saves it is read: separators, spaces, small letters and empty lines do not matter', () => {
  expect(readCodes('ab-123,game\r\n\r\n  AC 124 ;wait\nad125\tgame\n', arms, true)).toEqual({
    codes: [
      { code: 'AB123', arm: 'game' },
      { code: 'AC124', arm: 'wait' },
      { code: 'AD125', arm: 'game' },
    ],
  });
  expect(readCodes('ab-123\nab-124', arms, false)).toEqual({
    codes: [
      { code: 'AB123', arm: null },
      { code: 'AB124', arm: null },
    ],
  });
});

test.each([
  ['AB123,game\nAB-123,wait', true, 'Line 2: AB123 is in the list twice.'],
  ['AB123,game\nAB1', true, 'Line 2: a code has 5 to 20 letters and digits.'],
  ['AB123,control', true, 'Line 1: there is no arm "control".'],
  ['AB123', true, 'Line 1: there is no arm "".'],
  ['AB123,game', false, 'Line 1: permuted blocks decide the arm, so the list must not.'],
  ['AB123,game,x', true, 'Line 1: a line has a code and at most one arm.'],
  [' \n', true, 'The list has no codes.'],
])('of the list %j (arms listed: %s) the fault is named', (list, isArmListed, fault) => {
  expect(readCodes(list, arms, isArmListed)).toEqual({ fault });
});
