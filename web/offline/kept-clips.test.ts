import { expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { allFilesOf, commonFilesOf, filesOf } from './kept-clips.ts';

const game = buildGame(testContent);

test('a device keeps every coaching clip that can be heard, with its captions, and no other', () => {
  const kept = new Set(commonFilesOf(game).map(({ url }) => url));
  const unkept = Object.entries(game.coaching).filter(
    ([, { video_url, captions_url }]) => !kept.has(video_url) || !kept.has(captions_url),
  );
  expect(Object.keys(game.coaching)).toContain('right-you-got-it');
  expect(unkept.map(([name]) => name)).toEqual(['welcome-back']);
});

const described = game.exercises.map(({ description }) => description);

test('the next exercises are kept with their described pictures for who wants them, and for nobody else', () => {
  const kept = (wanted: boolean) => filesOf(game, [2, 3], wanted);
  const more = kept(true).filter(({ url }) => !kept(false).some((file) => file.url === url));
  expect(more).toEqual(
    [described[1], described[2]].flatMap((clip) => [
      { url: clip?.video_url, bytes: clip?.bytes },
      { url: clip?.captions_url, bytes: 0 },
      { url: clip?.poster_url, bytes: 0 },
    ]),
  );
});

test('the whole game is kept with every described picture, and its size counts them', () => {
  const files = allFilesOf(game);
  const urls = new Set(files.map(({ url }) => url));
  expect(
    described.filter(({ video_url, captions_url }) => !urls.has(video_url) || !urls.has(captions_url)),
  ).toEqual([]);
  const size = (clips: readonly { bytes: number }[]) => clips.reduce((sum, { bytes }) => sum + bytes, 0);
  const options = game.exercises.flatMap(({ main }) => main.options);
  const heard = Object.entries(game.coaching).flatMap(([name, clip]) =>
    name === 'welcome-back' ? [] : [clip],
  );
  expect(size(files)).toBe(size([...options, ...described, ...heard]));
});
