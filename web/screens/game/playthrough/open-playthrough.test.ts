import { expect, test } from 'vitest';
import { compareWithCurrent, type OpenPlaythrough } from './open-playthrough.ts';

const resumed: OpenPlaythrough = { id: 'here', isNew: false, previous: null };
const first: OpenPlaythrough = { id: null, isNew: false, previous: null };
const begun: OpenPlaythrough = { id: 'here', isNew: true, previous: 'earlier' };
const arrived: OpenPlaythrough = { ...begun, isNew: false };

test.each<[string, boolean, OpenPlaythrough, string]>([
  ['the same game', false, resumed, 'here'],
  ['no game yet', false, resumed, ''],
  ['a game started elsewhere', true, resumed, 'elsewhere'],
  ['the game that Start New will replace', false, begun, 'earlier'],
  ['the game that Start New replaced, read late', false, arrived, 'earlier'],
  ['a game started elsewhere after Start New was pressed here', true, begun, 'elsewhere'],
  ['a game started elsewhere after the first answer here', true, arrived, 'elsewhere'],
  ['any game, if Start New was pressed without results', true, { ...begun, previous: null }, 'elsewhere'],
  ['the first game, started in another tab', false, first, 'elsewhere'],
])('%s: isReplaced is %s', (_what, isReplaced, played, current) => {
  expect(compareWithCurrent(played, current).isReplaced).toBe(isReplaced);
});

test('the first game takes the id of the one on the server, whichever tab started it', () => {
  const { played } = compareWithCurrent(first, 'elsewhere');
  expect(played.id).toBe('elsewhere');
  expect(compareWithCurrent(played, 'another').isReplaced).toBe(true);
});

test('if Start New could not read the current game, the first one read is the one it replaces', () => {
  const { played, isReplaced } = compareWithCurrent({ ...begun, previous: undefined }, 'earlier');
  expect(isReplaced).toBe(false);
  expect(compareWithCurrent(played, 'earlier').isReplaced).toBe(false);
  expect(compareWithCurrent(played, 'elsewhere').isReplaced).toBe(true);
});

test('an earlier game restored elsewhere counts as replacing this one once this one has been current', () => {
  const { played } = compareWithCurrent(arrived, 'here');
  expect(compareWithCurrent(played, 'earlier').isReplaced).toBe(true);
});
