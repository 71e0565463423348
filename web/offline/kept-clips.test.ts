import { expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { commonFilesOf } from './kept-clips.ts';

const game = buildGame(testContent);

test('a device keeps every coaching clip that can be heard, with its captions, and no other', () => {
  const kept = new Set(commonFilesOf(game).map(({ url }) => url));
  const unkept = Object.entries(game.coaching).filter(
    ([, { video_url, captions_url }]) => !kept.has(video_url) || !kept.has(captions_url),
  );
  expect(Object.keys(game.coaching)).toContain('right-you-got-it');
  expect(unkept.map(([name]) => name)).toEqual(['welcome-back']);
});
