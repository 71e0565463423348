import { expect, test } from 'vitest';
import { canSeeWhy } from './play-rules.ts';
import type { PlayEvent, PlayState } from './play-types.ts';
import { choose, okay, open, run, started } from './testing/run-play.ts';

const twiceWrong = run(
  started,
  open(1),
  choose(2),
  okay('a1'),
  { type: 'tryAgainPressed' },
  choose(2),
  okay('a2'),
);

test.each<[string, PlayEvent[], PlayState['dialog']]>([
  ['a right answer', [choose(3), okay()], { kind: 'correct', firstTry: true, assisted: false }],
  [
    'a right answer after a mistake',
    [choose(2), okay(), { type: 'tryAgainPressed' }, choose(3), okay()],
    { kind: 'correct', firstTry: false, assisted: false },
  ],
])(
  'after %s and a pause, "See why again" shows the same reason, stops the film and saves nothing',
  (_, events, dialog) => {
    const paused = run(started, open(1), ...events, { type: 'pauseAfterCorrectPressed' });
    expect(canSeeWhy(paused.state)).toBe(true);
    const again = run(paused.state, { type: 'seeWhyPressed' });
    expect(again.state).toMatchObject({ dialog, playback: 'paused' });
    expect(again.effects).toEqual([{ type: 'pause' }]);
  },
);

test('after two mistakes "See why again" shows who is right, also while the film plays again', () => {
  const watching = run(twiceWrong.state, { type: 'watchAgainPressed' }, { type: 'clipStarted' });
  const again = run(watching.state, { type: 'seeWhyPressed' });
  expect(again.state).toMatchObject({
    dialog: { kind: 'secondIncorrect', chosen: 2 },
    playback: 'paused',
  });
  expect(again.effects).toEqual([{ type: 'pause' }]);
});

test('the reason cannot be seen before it was shown, nor once the player has moved on', () => {
  const once = run(started, open(1), choose(2), okay(), { type: 'tryAgainPressed' });
  const moved = run(twiceWrong.state, { type: 'nextPressed' });
  for (const { state } of [run(started, open(1)), once, moved]) {
    expect(canSeeWhy(state)).toBe(false);
    expect(run(state, { type: 'seeWhyPressed' })).toEqual({ state, effects: [] });
  }
});
