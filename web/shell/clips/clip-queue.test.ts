import { expect, test } from 'vitest';
import {
  type ClipEffect,
  type ClipElementEvent,
  type ClipEvent,
  type ClipQueue,
  clipQueue,
  newClipQueue,
} from './clip-queue.ts';

const clip = (number: number) => ({ video: `${number}.mp4`, captions: `${number}.vtt` });

/** Effects in few words, such as "start 1" or "report ended". */
const inWords = (effect: ClipEffect) => {
  switch (effect.type) {
    case 'load':
      return `load ${effect.clip.video} ${effect.slot}`;
    case 'report':
      return `report ${effect.what}`;
    case 'show':
      return effect.replaces === null ? `show ${effect.slot}` : `show ${effect.slot} for ${effect.replaces}`;
    case 'start':
    case 'rewind':
    case 'loadAgain':
    case 'awaitFrame':
    case 'caption':
      return `${effect.type} ${effect.slot}`;
    default:
      return effect.type;
  }
};

function run(from: ClipQueue, ...events: ClipEvent[]) {
  let state = from;
  let effects: string[] = [];
  for (const event of events) {
    const next = clipQueue(state, event);
    state = next.state;
    effects = next.effects.map(inWords);
  }
  return { state, effects };
}

const play = (number: number, reload = false): ClipEvent => ({ type: 'play', clip: clip(number), reload });
const prepare: ClipEvent = { type: 'prepare', clip: clip(2) };
const painted = (slot: 0 | 1, showing: number): ClipEvent => ({ type: 'painted', slot, showing });
const element = (type: ClipElementEvent, slot: 0 | 1) => ({ type, slot }) as const;
const hidden: ClipEvent = { type: 'hidden' };
const seen: ClipEvent = { type: 'seen' };
const nearEnd: ClipEvent = { type: 'nearEnd' };
const pause: ClipEvent = { type: 'pause' };
const resume = (isEnded: boolean): ClipEvent => ({ type: 'resume', isEnded });

const empty = newClipQueue(2);
const asked = run(empty, play(1)).state;
const playing = run(asked, painted(0, 1)).state;
const prepared = run(playing, prepare).state;
const early = run(prepared, nearEnd).state;
const arrived = run(early, painted(1, 2)).state;
const halted = run(playing, element('waiting', 0)).state;
const stopped = run(playing, pause).state;
const unseen = run(playing, hidden).state;
/** With one element, as in a dialog. */
const alone = run(newClipQueue(1), play(1), painted(0, 1)).state;
const stoppedOutside = run(playing, element('paused', 0)).state;

test.each<[string, ClipQueue, ClipEvent, string[]]>([
  ['the first clip', empty, play(1), ['load 1.mp4 0', 'rewind 0', 'start 0', 'awaitFrame 0']],
  ['its first frame', asked, painted(0, 1), ['show 0', 'caption 0', 'watch', 'report started']],
  ['a frame of a clip that is no longer asked for', asked, painted(0, 0), []],
  ['the same clip again', playing, play(1), ['rewind 0', 'start 0', 'awaitFrame 0']],
  ['a clip loaded again', playing, play(1, true), ['load 1.mp4 0', 'rewind 0', 'start 0', 'awaitFrame 0']],
  ['another clip', playing, play(2), ['load 2.mp4 1', 'rewind 1', 'start 1', 'awaitFrame 1']],
  ['the next clip', playing, prepare, ['load 2.mp4 1', 'rewind 1']],
  ['the next clip, asked for', prepared, play(2), ['rewind 1', 'start 1', 'awaitFrame 1']],
  ['the end near', prepared, nearEnd, ['start 1', 'awaitFrame 1']],
  ['the end near, the next clip not loaded', run(prepared, element('failed', 1)).state, nearEnd, []],
  ['the end near, no next clip', playing, nearEnd, []],
  ['the early clip painted', early, painted(1, 2), ['show 1 for 0', 'caption null', 'report ended']],
  ['the early clip asked for', arrived, play(2), ['start 1', 'watch', 'report started']],
  [
    'another clip after an early one',
    arrived,
    play(3),
    ['load 3.mp4 0', 'rewind 0', 'start 0', 'awaitFrame 0'],
  ],
  ['a pause', playing, pause, ['pause']],
  ['a pause before the early clip is painted', early, pause, ['pause', 'rewind 1']],
  ['the early clip painted after that', run(early, pause).state, painted(1, 2), []],
  ['the same pause over', run(early, pause).state, resume(false), ['start 0', 'watch']],
  ['a pause at the end over', run(early, pause).state, resume(true), ['start 1', 'awaitFrame 1']],
  ['a pause over', stopped, resume(false), ['start 0', 'watch']],
  ['nothing to resume', empty, resume(false), []],
  ['no data', playing, element('waiting', 0), ['report stalled']],
  ['no data, still', halted, element('waiting', 0), []],
  ['no data of a clip that is only loaded', prepared, element('waiting', 1), []],
  ['data again', halted, element('playing', 0), ['report started']],
  ['data before the first frame', run(asked, element('waiting', 0)).state, element('playing', 0), []],
  ['a start that was asked for', playing, element('playing', 0), []],
  ['the end', playing, element('ended', 0), ['report ended']],
  ['the end of the clip before an early one', early, element('ended', 0), []],
  ['a failure', playing, element('failed', 0), ['report failed']],
  ['a failure before the first frame', asked, element('failed', 0), ['loadAgain 0', 'start 0']],
  ['a second before it', run(asked, element('failed', 0)).state, element('failed', 0), ['report failed']],
  ['a failure behind the film', early, element('failed', 1), ['loadAgain 1', 'start 1']],
  ['a failure while it is paused', run(asked, pause).state, element('failed', 0), ['loadAgain 0']],
  ['a failure of a clip that is only loaded', prepared, element('failed', 1), []],
  ['a browser that requires a tap', asked, element('blocked', 0), ['report blocked']],
  ['a pause from outside', playing, element('paused', 0), ['pause', 'report paused']],
  ['a pause from outside behind an early start', run(prepared, nearEnd).state, element('paused', 1), []],
  ['a pause of our own, reported', stopped, element('paused', 0), []],
  ['a start from outside', stoppedOutside, element('playing', 0), ['watch', 'report continued']],
  ['a page that nobody sees', playing, hidden, ['pause', 'report paused']],
  ['a page that nobody sees, before the early clip', early, hidden, ['pause', 'rewind 1', 'report paused']],
  ['a page that nobody sees, nothing playing', stopped, hidden, []],
  [
    'a clip asked for while nobody sees the page',
    unseen,
    play(2),
    ['load 2.mp4 1', 'rewind 1', 'awaitFrame 1', 'pause', 'report paused'],
  ],
  ['more asked for while nobody sees the page', unseen, resume(false), ['pause', 'report paused']],
  ['the page seen again', unseen, seen, []],
  ['the page seen again, and Play', run(unseen, seen).state, resume(false), ['start 0', 'watch']],
  ['a start that the browser does not answer', asked, element('late', 0), ['report late']],
  ['one element: another clip', alone, play(2), ['load 2.mp4 0', 'rewind 0', 'start 0', 'awaitFrame 0']],
  ['one element: the same clip again', alone, play(1), ['rewind 0', 'start 0', 'awaitFrame 0']],
  [
    'one element: a clip loaded before',
    run(newClipQueue(1), prepare).state,
    play(2),
    ['rewind 0', 'start 0', 'awaitFrame 0'],
  ],
  ['one element: the end', alone, element('ended', 0), ['report ended']],
  ['one element: a pause from outside', alone, element('paused', 0), ['pause', 'report paused']],
  ['one element: no next clip near the end', alone, nearEnd, []],
  ['another speed', playing, { type: 'rate', rate: 0.75 }, ['setRate']],
])('clip queue: %s', (_what, from, event, effects) => {
  expect(run(from, event).effects).toEqual(effects);
});

test('a clip that failed is loaded again when it is asked for', () => {
  const failed = run(playing, element('failed', 0)).state;
  expect(run(failed, play(1)).effects[0]).toBe('load 1.mp4 0');
});

test('the speed is kept for the clips that follow', () => {
  const slow = run(empty, { type: 'rate', rate: 0.75 }).state;
  expect(clipQueue(slow, play(1)).effects).toContainEqual({ type: 'start', slot: 0, rate: 0.75 });
});
