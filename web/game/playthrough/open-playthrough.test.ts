import { expect, test } from 'vitest';
import { comparePresentGame, type PlayedGame } from './open-playthrough.ts';

const resumed: PlayedGame = { session: 'here', isNew: false, before: null };
const first: PlayedGame = { session: null, isNew: false, before: null };
const begun: PlayedGame = { session: 'here', isNew: true, before: 'earlier' };
const arrived: PlayedGame = { ...begun, isNew: false };

test.each<[string, boolean, PlayedGame, string]>([
  ['the same game', false, resumed, 'here'],
  ['no game yet', false, resumed, ''],
  ['a game started elsewhere', true, resumed, 'elsewhere'],
  ['the game that Start New will replace', false, begun, 'earlier'],
  ['the game that Start New replaced, read late', false, arrived, 'earlier'],
  ['a game started elsewhere after Start New was pressed here', true, begun, 'elsewhere'],
  ['a game started elsewhere after the first answer here', true, arrived, 'elsewhere'],
  ['any game, if Start New was pressed without results', true, { ...begun, before: null }, 'elsewhere'],
  ['the first game, started in another tab', false, first, 'elsewhere'],
])('%s: isReplaced is %s', (_what, isReplaced, played, present) => {
  expect(comparePresentGame(played, present).isReplaced).toBe(isReplaced);
});

test('the first game takes the id of the one on the server, whichever tab started it', () => {
  const { played } = comparePresentGame(first, 'elsewhere');
  expect(played.session).toBe('elsewhere');
  expect(comparePresentGame(played, 'another').isReplaced).toBe(true);
});

test('if Start New could not read the current game, the first one read is the one it replaces', () => {
  const { played, isReplaced } = comparePresentGame({ ...begun, before: undefined }, 'earlier');
  expect(isReplaced).toBe(false);
  expect(comparePresentGame(played, 'earlier').isReplaced).toBe(false);
  expect(comparePresentGame(played, 'elsewhere').isReplaced).toBe(true);
});

test('an earlier game restored elsewhere counts as replacing this one once this one has been current', () => {
  const { played } = comparePresentGame(arrived, 'here');
  expect(comparePresentGame(played, 'earlier').isReplaced).toBe(true);
});
